import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Button, Card, Typography } from '@mui/material';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import type { ConsecutiveClass } from '#schemas/types/entities/consecutive_classes.ts';
import { ActionBar } from '../../../schema/actions/ActionBar.tsx';
import { Status } from '../../../schema/fields/Status.tsx';
import { Unseen } from '../../../schema/fields/Unseen.tsx';
import { entityWord } from '../../../schema/labels.ts';
import { useProjection } from '../../../school.ts';
import type { Line } from '../week/places.ts';
import { useLines } from '../week/useLines.ts';
import { useNames } from '../week/useNames.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { usePairing } from './usePairing.ts';

type Pair = ConsecutiveClass & RaRecord;

const none: Line[] = [];

/** The lines of a period that are taken together, and those that could be: one class right after another of its level. */
export function Pairs({ period }: { period: RaRecord }) {
  const translate = useTranslate();
  const { can } = useProjection('consecutive_classes');
  const { data: lines = none } = useLines(Number(period.id));
  const { data: pairs } = useGetList<Pair>(
    'consecutive_classes',
    {
      filter: { first_schedule_id: lines.map(({ id }) => id) },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: lines.length > 0 },
  );
  const pair = usePairing();
  if (!pairs) return null;
  const lineOf = (id: number | null) => lines.find((line) => line.id === id);
  const listedPairs = pairs.flatMap((one) => {
    const [first, second] = [lineOf(one.first_schedule_id), lineOf(one.second_schedule_id)];
    return first && second ? [{ record: one, first, second }] : [];
  });
  const free = can.includes('create') && period.status !== 'finished' ? candidatesOf(lines, pairs) : [];
  if (listedPairs.length + free.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="pairs" sx={{ mt: 3 }}>
      <Typography id="pairs" variant="h2" sx={{ mb: 0.5 }}>
        {entityWord(translate, 'consecutive_classes', 2)}
      </Typography>
      <Typography sx={{ mb: 1, fontSize: 13, color: 'text.secondary' }}>{translate('planning.pairs.hint')}</Typography>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 14 }}>
        {listedPairs.map(({ record, ...both }) => (
          <Row key={record.id} {...both}>
            <Status entity="consecutive_classes" field="status" value={record.status} />
            <ResourceContextProvider value="consecutive_classes">
              <RecordContextProvider value={record}>
                <ActionBar />
              </RecordContextProvider>
            </ResourceContextProvider>
          </Row>
        ))}
        {free.map((both) => (
          <Row key={both.first.id} {...both}>
            <Button variant="outlined" onClick={() => void pair(both)}>
              {translate('planning.pairs.join')}
            </Button>
          </Row>
        ))}
      </Card>
    </Box>
  );
}

/** Two lines, the one after the other, and what may be done with them. */
function Row({ first, second, children }: Candidate & { children: React.ReactNode }) {
  const translate = useTranslate();
  const names = useNames([first, second]);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: 2,
        py: 1,
        '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <strong>{names.group(first)}</strong>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
          {names.place(first)}
          <ArrowForward aria-hidden sx={{ fontSize: 16 }} />
          <Unseen>{translate('planning.pairs.then')}</Unseen>
          {names.hours(second)}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
