import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../../providers/http.ts';
import { useProjection } from '../../../school.ts';
import { Gains } from './Gains.tsx';
import { type FormVersion, type Outcome, useLearned } from './improve.ts';
import { useWork } from './work.ts';

type Keep = 'better' | 'new';

/** The last version grades earlier attempts: first it is said who would change, then it is done or left. */
export function Regrade({ form, onChange }: { form: number; onChange: () => Promise<void> }) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const { data } = useLearned<FormVersion[]>(form, 'versions');
  const [keep, setKeep] = useState<Keep>('better');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, failure, said, work } = useWork();
  if (!data) return null;
  const version = data[0]?.number;
  if (!version) return <Typography>{translate('improve.unpublished')}</Typography>;
  const say = (key: string, params?: object) => translate(`improve.regrade.${key}`, params);
  const send = (query: string) => call<Outcome>('POST', `${entity}/${form}/regrade${query}`, { version, keep });
  const attempt = () => work(async () => setOutcome(await send('?dry=1')));
  const confirm = () =>
    work(async () => {
      const { better, worse } = await send('');
      setOutcome(null);
      await onChange();
      return say('done', { smart_count: better + (keep === 'new' ? worse : 0) });
    });
  const count = outcome ? outcome.better + (keep === 'new' ? outcome.worse : 0) : 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{say('about')}</Typography>
      <div>
        <FormLabel id="keep">{say('keep')}</FormLabel>
        <RadioGroup
          aria-labelledby="keep"
          value={keep}
          onChange={(event) => {
            setKeep(event.target.value as Keep);
            setOutcome(null);
          }}
        >
          {(['better', 'new'] as const).map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={say(one)} />
          ))}
        </RadioGroup>
      </div>
      <Button variant={outcome ? 'outlined' : 'contained'} disabled={busy} onClick={attempt}>
        {say('try')}
      </Button>
      {busy && <LinearProgress aria-label={say('trying')} sx={{ width: '100%' }} />}
      {failure && <Alert severity="error">{failure}</Alert>}
      {said && <Alert severity="success">{said}</Alert>}
      {outcome && <Gains outcome={outcome} better={keep === 'better'} />}
      {count > 0 && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={busy} onClick={confirm}>
            {say('confirm', { smart_count: count })}
          </Button>
          <Button disabled={busy} onClick={() => setOutcome(null)}>
            {say('leave')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
