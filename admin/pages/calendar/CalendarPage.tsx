import { useCalendarController } from '@fullcalendar/react';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { zoneName } from '#schemas/dates.ts';
import { Calendar } from '../../calendar/Calendar.tsx';
import { RescheduleDialog } from '../../meetings/reschedule/RescheduleDialog.tsx';
import { useLanguage } from '../../schema/labels.ts';
import { FilterChips } from '../../schema/list/FilterBar.tsx';
import { ListProblem } from '../../schema/list/ListProblem.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { useSchool, useZones } from '../../school.ts';
import { AddDialog } from './AddDialog.tsx';
import { DraftSeries } from './DraftSeries.tsx';
import { eventsOf, hoursOf } from './events.ts';
import { MeetingEvent } from './MeetingEvent.tsx';
import { MeetingPanel } from './MeetingPanel.tsx';
import { type Entity, type Meeting, type Range, useMeetings } from './meetings.ts';
import { usePlace, useSchoolNow, type View } from './place.ts';
import { prefilledBy } from './prefilled.ts';
import { Toolbar } from './Toolbar.tsx';
import { useMoves } from './useMoves.ts';

interface CalendarPageProps {
  /** Key of its heading. */
  title: string;
  shows: [Entity, ...Entity[]];
  filters: string[];
  /** What is added from here: meetings, or a series of them. */
  adds?: string;
}

const names: Record<View, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listDays',
};
/** The length of a meeting where there is none to go by. */
const usual = 60;

/** A calendar of meetings: by month, week, day or as a list, in the school's time. */
export function CalendarPage({ title, shows, filters, adds = '' }: CalendarPageProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { projections } = useSchool();
  const { school = 'UTC' } = useZones();
  const now = useSchoolNow();
  const { place, go } = usePlace();
  const controller = useCalendarController();
  const [shown, setShown] = useState<{ title: string; range: Range | null }>({ title: '', range: null });
  const { meetings, ...reading } = useMeetings(shows, shown.range, place.filters);
  const reschedule = projections.get(shows[0])?.actions.reschedule;
  const events = useMemo(() => eventsOf(meetings, reschedule, now()), [meetings, reschedule, now]);
  const mayAdd = Boolean(projections.get(adds)?.create);
  const [opened, setOpened] = useState<Meeting | null>(null);
  const [adding, setAdding] = useState<Record<string, unknown> | null>(null);
  // Of a series the dates are still to be made.
  const isSeries = Boolean(projections.get(adds)?.actions.activate);
  const [added, setAdded] = useState<number | null>(null);
  const { dragged, move, settle } = useMoves(shows[0]);
  useEffect(() => {
    controller.changeView(names[place.view]);
    controller.gotoDate(place.date);
  }, [controller, place.view, place.date]);
  const step = (by: 'prev' | 'next') => {
    controller[by]();
    go({ date: controller.getDate()?.toISOString().slice(0, 10) });
  };
  const list = {
    ...reading,
    data: reading.isLoading ? undefined : meetings,
    filterValues: place.filters,
    setFilters: (next: object) => go({ filters: { ...next } }),
  };

  return (
    <ResourceContextProvider value={shows[0]}>
      <ListContextProvider value={list as never}>
        <Heading text={translate(title)} />
        <Toolbar
          title={shown.title}
          view={place.view}
          onView={(view) => go({ view })}
          onToday={() => go({ date: now().slice(0, 10) })}
          onStep={step}
        >
          {mayAdd && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding({})}>
              {translate('ra.action.add')}
            </Button>
          )}
        </Toolbar>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 1.5 }}>
          <FilterChips fields={filters} />
          {isSeries && <DraftSeries added={added} onSettled={() => setAdded(null)} />}
          <Typography color="text.secondary" variant="body2" sx={{ ml: 'auto' }}>
            {translate('calendar.zone', { place: zoneName(school, language) })}
          </Typography>
        </Box>
        <ListProblem>{null}</ListProblem>
        <Card sx={{ overflow: 'clip' }} aria-busy={reading.isLoading}>
          <Calendar
            controller={controller}
            initialView={names[place.view]}
            initialDate={place.date}
            now={now}
            events={events}
            {...hoursOf(meetings)}
            datesSet={({ view, startStr, endStr }) =>
              setShown({ title: view.title, range: { from: startStr.slice(0, 10), until: endStr.slice(0, 10) } })
            }
            selectable={mayAdd && place.view !== 'list'}
            select={(span) => setAdding(prefilledBy(span, adds, meetings[0]?.minutes ?? usual))}
            eventClick={({ event }) => setOpened(event.extendedProps.meeting as Meeting)}
            eventDrop={move}
            eventResize={move}
            noEventsText={translate('calendar.none')}
            moreLinkText={(count) => translate('calendar.more', { smart_count: count })}
            eventContent={({ event, timeText, view }) => (
              <MeetingEvent
                meeting={event.extendedProps.meeting as Meeting}
                time={timeText}
                brief={view.type === names.month}
              />
            )}
          />
        </Card>
        {opened && <MeetingPanel meeting={opened} onClose={() => setOpened(null)} />}
        {adding && (
          <AddDialog
            entity={adds}
            prefilled={adding}
            onClose={() => setAdding(null)}
            onAdded={({ id }) => {
              setAdding(null);
              if (isSeries) setAdded(Number(id));
            }}
          />
        )}
        {dragged && <RescheduleDialog meeting={dragged.meeting} towards={dragged.towards} onClose={settle} />}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
