import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Tab,
  Tabs,
  useMediaQuery,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useProjection } from '../../../school.ts';
import { Regrade } from './Regrade.tsx';
import { Variants } from './Variants.tsx';
import { Versions } from './Versions.tsx';

const tabs = { versions: Versions, regrade: Regrade, variants: Variants };
type Name = keyof typeof tabs;
const names = Object.keys(tabs) as Name[];

/** What can be learned of a published form and mended; each part has its own address (`#variants`). */
export function Improve() {
  const translate = useTranslate();
  const form = useRecordContext();
  const { can } = useProjection('questions');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const open = names.find((name) => hash === `#${name}`);
  if (!form || !can.includes('create')) return null;
  const show = (name: Name | '') => navigate({ hash: name }, { replace: true });
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => show('versions')}>
        {translate('improve.open')}
      </Button>
      {open && <ImproveDialog form={Number(form.id)} name={open} show={show} />}
    </Box>
  );
}

function ImproveDialog({ form, name, show }: { form: number; name: Name; show: (name: Name | '') => void }) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const queries = useQueryClient();
  const small = useMediaQuery('(max-width: 600px)');
  const Part = tabs[name];
  const invalidate = async () => {
    const reread = [entity, 'questions', 'attempts'].map((key) => queries.invalidateQueries({ queryKey: [key] }));
    await Promise.all(reread);
  };
  return (
    <Dialog open fullScreen={small} fullWidth maxWidth="md" onClose={() => show('')} aria-labelledby="improve-title">
      <DialogTitle id="improve-title">{translate('improve.open')}</DialogTitle>
      <Tabs
        value={name}
        onChange={(_, next: Name) => show(next)}
        variant="scrollable"
        aria-labelledby="improve-title"
        sx={{ px: 2, flexShrink: 0 }}
      >
        {names.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`tab-${one}`}
            aria-controls="improve-part"
            label={translate(`improve.tabs.${one}`)}
          />
        ))}
      </Tabs>
      <DialogContent
        dividers
        role="tabpanel"
        id="improve-part"
        aria-labelledby={`tab-${name}`}
        tabIndex={0}
        sx={{ minHeight: 320 }}
      >
        <Part form={form} onChange={invalidate} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => show('')}>{translate('improve.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
