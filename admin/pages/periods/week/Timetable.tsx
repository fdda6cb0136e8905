import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Card, ToggleButton, ToggleButtonGroup, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetResourceLabel, useTranslate } from 'react-admin';
import { weekdays } from '#schemas/days.ts';
import { FailureAlert } from '../../../layout/FailureAlert.tsx';
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx';
import { Unseen } from '../../../schema/fields/Unseen.tsx';
import { useValueLabel } from '../../../schema/labels.ts';
import { useProjection } from '../../../school.ts';
import { LineChangeDialog } from '../change/LineChangeDialog.tsx';
import { LineDialog, type PeriodEntity } from './LineDialog.tsx';
import { LineList } from './LineList.tsx';
import type { Line, Place } from './places.ts';
import { useLines } from './useLines.ts';
import { useLineWrites } from './useLineWrites.ts';
import { WeekGrid } from './WeekGrid.tsx';

/** The lines of a period, as a week or as a list; on a phone one day at a time. */
export function Timetable({ of, period }: { of: PeriodEntity; period: RaRecord }) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const period_id = Number(period.id);
  const { can } = useProjection('schedules');
  const { data: lines, error, refetch } = useLines(period_id);
  const { move, remove, currentLine, asking, settle } = useLineWrites(period_id);
  const [edited, setEdited] = useState<Partial<Line> | null>(null);
  const [view, setView] = useState<'week' | 'list'>('week');
  const [chosen, setDay] = useState<Line['weekday'] | null>(null);
  const mayAdd = can.includes('create') && period.status !== 'finished';
  const add = (place?: Place) => setEdited({ period_id, ...place });
  const item = labelOf('schedules', 1).toLowerCase();
  const close = (saved?: Line) => {
    setEdited(null);
    if (saved) setDay(saved.weekday);
  };
  return (
    <Box component="section" aria-labelledby="timetable" sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="timetable" variant="h2" sx={{ flex: 1 }}>
          {labelOf('schedules', 2)}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={translate('planning.grid.view')}
          onChange={(_, next) => next && setView(next)}
        >
          <ToggleButton value="week">{translate('planning.grid.week')}</ToggleButton>
          <ToggleButton value="list">{translate('planning.grid.list')}</ToggleButton>
        </ToggleButtonGroup>
        {mayAdd && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => add()}>
            {translate('ra.action.create_item', { item })}
          </Button>
        )}
      </Box>
      <Card sx={{ p: 1.5 }}>
        <FailureAlert error={error} onAgain={refetch} />
        {!lines && !error && <PageSkeleton rows={10} />}
        {lines?.length === 0 && mayAdd && <Alert severity="info">{translate('planning.grid.empty')}</Alert>}
        {lines && view === 'list' && (
          <LineList lines={lines} parallel={period.parallel} open={mayAdd ? setEdited : undefined} />
        )}
        {lines && view === 'week' && (
          <Days day={chosen ?? firstDayOf(lines)} onDay={setDay}>
            {(day) => (
              <WeekGrid
                lines={lines}
                parallel={period.parallel}
                day={day}
                onDay={setDay}
                edit={mayAdd ? { move, remove, currentLine, open: setEdited, add } : undefined}
              />
            )}
          </Days>
        )}
      </Card>
      {edited && <LineDialog of={of} line={edited} onClose={close} onRemove={remove} />}
      {asking && <LineChangeDialog key={asking.line.id} line={asking.line} towards={asking.place} onClose={settle} />}
    </Box>
  );
}

/** The first day of the week on which there is something. */
const firstDayOf = (lines: Line[]) =>
  weekdays.find((weekday) => lines.some((line) => line.weekday === weekday)) ?? weekdays[0];

interface DaysProps {
  day: Line['weekday'];
  onDay: (day: Line['weekday']) => void;
  children: (day?: Line['weekday']) => React.ReactNode;
}

/** A phone has room for one day, which is chosen above it. */
function Days({ day, onDay, children }: DaysProps) {
  const translate = useTranslate();
  const wordOf = useValueLabel('schedules');
  const isPhone = useMediaQuery('(max-width: 700px)');
  if (!isPhone) return children();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={day}
        aria-label={translate('planning.grid.day')}
        onChange={(_, next) => next && onDay(next)}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', mb: 1 }}
      >
        {weekdays.map((weekday) => (
          <ToggleButton key={weekday} value={weekday} sx={{ px: 0, minWidth: 0, textTransform: 'none' }}>
            <span aria-hidden>{wordOf('weekday', weekday).slice(0, 2)}</span>
            <Unseen>{wordOf('weekday', weekday)}</Unseen>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {children(day)}
    </>
  );
}
