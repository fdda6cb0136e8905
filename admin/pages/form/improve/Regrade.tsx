import { Alert, Box, Button, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Gains } from './Gains.tsx';
import { Progress } from './Progress.tsx';
import { usePublished } from './published.ts';
import { isRunning, type Keep, type Regrading, useRegrading } from './regrading.ts';
import { useWork } from './work.ts';

/** Regrades earlier attempts by the last version: first a dry run, then it is applied or dropped. */
export function Regrade({ form, onChange }: { form: number; onChange: () => Promise<void> }) {
  const translate = useTranslate();
  const { data } = usePublished(form, 'versions');
  const { regrading, look, apply } = useRegrading(form, onChange);
  const [chosen, setChosen] = useState<Keep | null>(null);
  const [left, setLeft] = useState(0);
  const { busy, failure, work } = useWork();
  if (!data) return null;
  const version = data[0]?.number;
  if (!version) return <Typography>{translate('improve.unpublished')}</Typography>;
  const say = (key: string, params?: object) => translate(`improve.regrade.${key}`, params);
  const keep = chosen ?? regrading?.keep ?? 'better';
  const isUnderWay = isRunning(regrading);
  // What was seen of another version, or for another wish, is not what would be done.
  const current = regrading?.version === version && regrading.keep === keep && regrading.id !== left ? regrading : null;
  const trial = current?.status === 'tried' ? current : null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{say('about')}</Typography>
      <div>
        <FormLabel id="keep">{say('keep')}</FormLabel>
        <RadioGroup aria-labelledby="keep" value={keep} onChange={(event) => setChosen(event.target.value as Keep)}>
          {(['better', 'new'] as const).map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              disabled={isUnderWay}
              control={<Radio size="small" />}
              label={say(one)}
            />
          ))}
        </RadioGroup>
      </div>
      <Button
        variant={trial ? 'outlined' : 'contained'}
        disabled={busy || isUnderWay}
        onClick={() => work(() => look(version, keep))}
      >
        {say('try')}
      </Button>
      {regrading && isUnderWay && <Progress {...regrading} />}
      {failure && <Alert severity="error">{failure}</Alert>}
      {current?.status === 'failed' && <Alert severity="error">{say('failed')}</Alert>}
      {current?.status === 'applied' && <AppliedResult {...current} />}
      {trial && (
        <TrialResult
          regrading={trial}
          busy={busy}
          onApply={() => work(() => apply(trial.id))}
          onLeave={() => setLeft(trial.id)}
        />
      )}
    </Box>
  );
}

interface TrialResultProps {
  regrading: Regrading;
  busy: boolean;
  onApply: () => void;
  onLeave: () => void;
}

/** Who would change, to be done or left. */
function TrialResult({ regrading: { outcome, keep }, busy, onApply, onLeave }: TrialResultProps) {
  const translate = useTranslate();
  const count = outcome.better + (keep === 'new' ? outcome.worse : 0);
  return (
    <Gains outcome={outcome} better={keep === 'better'}>
      {count > 0 && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', my: 1.5 }}>
          <Button variant="contained" disabled={busy} onClick={onApply}>
            {translate('improve.regrade.confirm', { smart_count: count })}
          </Button>
          <Button disabled={busy} onClick={onLeave}>
            {translate('improve.regrade.leave')}
          </Button>
        </Box>
      )}
    </Gains>
  );
}

function AppliedResult({ outcome: { written = 0, skipped = 0 } }: Regrading) {
  const translate = useTranslate();
  return (
    <Alert severity={skipped > 0 ? 'warning' : 'success'}>
      {translate('improve.regrade.done', { smart_count: written })}
      {skipped > 0 && ` ${translate('improve.regrade.skipped', { smart_count: skipped })}`}
    </Alert>
  );
}
