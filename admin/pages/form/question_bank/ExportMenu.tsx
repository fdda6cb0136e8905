import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useQueryOf } from '../../../providers/queries.ts';
import { useForm } from '../form.ts';
import { useFormats } from './question_files.ts';

/** Exports the form; what the format would lose is listed first. */
export function ExportMenu({ form }: { form: number }) {
  const translate = useTranslate();
  const { formats } = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [format, setFormat] = useState<string | null>(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        disabled={formats.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('admin.question_bank.export')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {formats.map(({ format }) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              setFormat(format);
            }}
          >
            {translate(`admin.question_bank.formats.${format}`, { _: format })}
          </MenuItem>
        ))}
      </Menu>
      {format && <ExportDialog form={form} format={format} onClose={() => setFormat(null)} />}
    </>
  );
}

function ExportDialog({ form, format, onClose }: { form: number; format: string; onClose: () => void }) {
  const translate = useTranslate();
  const entity = useForm();
  const address = `${entity}/${form}/export/${format}`;
  const { data: lost } = useQueryOf(entity, form, 'export_losses', {
    params: { format },
    options: { staleTime: 0 },
  });
  const name = translate(`admin.question_bank.formats.${format}`, { _: format });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="export-title">
      <DialogTitle id="export-title">{`${translate('admin.question_bank.export')}: ${name}`}</DialogTitle>
      <DialogContent>
        {lost?.length === 0 && <Alert severity="success">{translate('admin.question_bank.whole')}</Alert>}
        {lost && lost.length > 0 && (
          <Alert severity="warning">
            {translate('admin.question_bank.lost')}
            <ul>
              {[...Map.groupBy(lost, ({ message }) => message)].map(([message, those]) => (
                <li key={message}>
                  <b>
                    {translate('admin.question_bank.question', {
                      smart_count: those.length,
                      numbers: those.map(({ number }) => number).join(', '),
                    })}
                  </b>
                  {`: ${message}`}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" component="a" href={`/api/${address}`} download onClick={onClose}>
          {translate('admin.question_bank.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
