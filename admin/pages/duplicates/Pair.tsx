import { Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetMany, useTranslate } from 'react-admin';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { useAnnounce } from '../../announce.tsx';
import { useAct } from '../../schema/actions/act.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { SideBySide } from './SideBySide.tsx';

type DuplicatePair = StudentQueries['duplicates']['result']['pairs'][number];

/** Two students who may be one person, with what speaks for it. */
export function Pair({ pair: { one_id, other_id, reasons } }: { pair: DuplicatePair }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const act = useAct();
  const [merging, setMerging] = useState(false);
  const { data = [] } = useGetMany<RaRecord & { id: number }>('students', { ids: [one_id, other_id] });
  const [one, other] = [one_id, other_id].map((id) => data.find((row) => row?.id === id));
  if (!one || !other) return null;
  const apart = () =>
    act('keep_apart', { ids: [one_id] }, { other_id }).catch((error) =>
      announce.failed('keep_apart', 'students', error),
    );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        {reasons.map((reason) => (
          <Chip key={reason} size="small" label={translate(`people.duplicates.reasons.${reason}`)} />
        ))}
        <Box sx={{ flex: 1 }} />
        <Button onClick={apart}>{translate('actions.keep_apart')}</Button>
        <Button variant="contained" onClick={() => setMerging(true)}>
          {translate('people.duplicates.merge')}
        </Button>
      </Box>
      <SideBySide rows={[one, other]} />
      {merging && <MergeDialog rows={[one, other]} onClose={() => setMerging(false)} />}
    </>
  );
}
