import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { longDateTime } from '#schemas/dates.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useZones } from '../../../school.ts';
import { Changes } from './Changes.tsx';
import { usePublished } from './published.ts';
import { RestoreVersion } from './RestoreVersion.tsx';
import { Rows } from './Rows.tsx';

/** The published versions of a form, and what changed between any two. */
export function Versions({ form, onChange }: { form: number; onChange: () => Promise<unknown> }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const zones = useZones();
  const { data } = usePublished(form, 'versions');
  const [chosen, setChosen] = useState<{ from?: number; to?: number }>({});
  if (!data) return null;
  if (data.length === 0) return <Typography>{translate('improve.unpublished')}</Typography>;
  const [to, from] = [chosen.to ?? data[0]?.number, chosen.from ?? data[1]?.number];
  const say = (key: string) => translate(`improve.versions.${key}`);
  const choice = (end: 'from' | 'to', value?: number) => (
    <TextField
      select
      size="small"
      label={say(end)}
      value={value ?? ''}
      onChange={(event) => setChosen((now) => ({ ...now, [end]: Number(event.target.value) }))}
      sx={{ minWidth: 140 }}
    >
      {data.map(({ number }) => (
        <MenuItem key={number} value={number}>
          {translate('improve.versions.number', { number })}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Rows
        label={say('list')}
        heads={['', say('published'), say('questions'), say('attempts'), say('draft')]}
        rows={data.map(({ id, number, created_at, questions, attempts }) => ({
          key: id,
          cells: [
            translate('improve.versions.number', { number }),
            longDateTime(created_at, locale, zones),
            questions,
            attempts,
            <RestoreVersion key="restore" form={form} number={number} onRestored={onChange} />,
          ],
        }))}
      />
      {from && to ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {choice('from', from)}
            {choice('to', to)}
          </Box>
          <VersionComparison form={form} from={from} to={to} />
        </>
      ) : (
        <Typography>{say('one')}</Typography>
      )}
    </Box>
  );
}

function VersionComparison({ form, from, to }: { form: number; from: number; to: number }) {
  const translate = useTranslate();
  const { data } = usePublished(form, 'comparison', { params: { from, to } });
  return (
    <section aria-labelledby="changes">
      <Typography id="changes" variant="h3" gutterBottom>
        {translate('improve.versions.changes', { from, to })}
      </Typography>
      {data && <Changes comparison={data} />}
    </section>
  );
}
