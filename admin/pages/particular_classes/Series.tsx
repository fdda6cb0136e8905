import { Box, Button, Card, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { clockTime } from '#schemas/dates.ts';
import { unfinished } from '#schemas/live/meeting_statuses.ts';
import type { Entities } from '#schemas/types/entities.ts';
import { MeetingDays } from '../../meetings/MeetingDays.tsx';
import { SeriesDialog } from '../../meetings/series/SeriesDialog.tsx';
import { ActionBar } from '../../schema/actions/ActionBar.tsx';
import { viewOf } from '../../schema/fields/references.tsx';
import { Status } from '../../schema/fields/Status.tsx';
import { useLanguage, useValueLabel } from '../../schema/labels.ts';
import { Facts } from '../../schema/record/Facts.tsx';
import { useProjection } from '../../school.ts';

export type SeriesRecord = RaRecord & Entities['particular_classes']['row'];

/** A series of private classes: its pattern, its state, and its dates, each of which is moved or cancelled on its own page. */
export function Series({ series }: { series: SeriesRecord }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const projection = useProjection('particular_classes');
  const wordOf = useValueLabel('particular_classes');
  const [asking, setAsking] = useState(false);
  const locale = useLanguage();
  const { id, days, start_time, status } = series;
  const pattern = `${days.map((day) => wordOf('days', day)).join(', ')}, ${clockTime(start_time, locale)}`;
  const ofSeries = (states: string[]) => ({ particular_class_id: id, status: states });
  return (
    <RecordContextProvider value={series}>
      <Card component="section" sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'baseline', mb: 1 }}>
          <Typography variant="h3" component="h2">
            <MuiLink
              component={Link}
              to={createPath({ resource: 'particular_classes', id, type: viewOf(projection) })}
              color="inherit"
              underline="hover"
            >
              {pattern}
            </MuiLink>
          </Typography>
          <Box sx={{ flex: 1 }}>
            <Status entity="particular_classes" field="status" value={status} />
          </Box>
          <ActionBar omit={['activate']} />
        </Box>
        <Facts fields={['staff_id', 'unit', 'recurrences', 'minutes', 'start_date', 'end_date']} />
        <Box sx={{ mt: 2 }}>
          {status === 'draft' ? (
            <>
              <Typography color="text.secondary">{translate('seats.series.draft')}</Typography>
              {projection.actions.activate && (
                <Button variant="contained" onClick={() => setAsking(true)} sx={{ mt: 1 }}>
                  {translate('actions.activate')}
                </Button>
              )}
              {asking && <SeriesDialog series={id} onClose={() => setAsking(false)} />}
            </>
          ) : (
            <ResourceContextProvider value="particular_meetings">
              <MeetingDays within title="to_mark" filter={ofSeries(['finished'])} order="ASC" quiet />
              <MeetingDays within title="to_come" filter={ofSeries(unfinished)} order="ASC" quiet />
              <MeetingDays within title="over" filter={ofSeries(['completed', 'inactive'])} order="DESC" quiet />
            </ResourceContextProvider>
          )}
        </Box>
      </Card>
    </RecordContextProvider>
  );
}
