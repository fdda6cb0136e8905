import { useCalendarController } from '@fullcalendar/react';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { zoneName } from '#schemas/dates.ts';
import { Calendar } from '../../calendar/Calendar.tsx';
import { problemOf } from '../../providers/http.ts';
import { useLanguage } from '../../schema/labels.ts';
import { FilterChips } from '../../schema/list/FilterBar.tsx';
import { Heading } from '../../schema/record/Heading.tsx';
import { useZones } from '../../school.ts';
import { asEvent, hoursOf } from './events.ts';
import { MeetingEvent } from './MeetingEvent.tsx';
import { type Entity, type Meeting, type Range, useMeetings } from './meetings.ts';
import { usePlace, useSchoolNow, type View } from './place.ts';
import { Toolbar } from './Toolbar.tsx';

interface CalendarPageProps {
  /** Key of its heading. */
  title: string;
  shows: [Entity, ...Entity[]];
  filters: string[];
}

const names: Record<View, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listWeek',
};

/** A calendar of meetings: by month, week, day or as a list, in the school's time. */
export function CalendarPage({ title, shows, filters }: CalendarPageProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { school = 'UTC' } = useZones();
  const now = useSchoolNow();
  const { place, go } = usePlace();
  const controller = useCalendarController();
  const [shown, setShown] = useState<{ title: string; range: Range | null }>({ title: '', range: null });
  const { meetings, error, refetch } = useMeetings(shows, shown.range, place.filters);
  const events = useMemo(() => meetings.map(asEvent), [meetings]);
  useEffect(() => {
    controller.changeView(names[place.view]);
    controller.gotoDate(place.date);
  }, [controller, place.view, place.date]);
  const step = (by: 'prev' | 'next') => {
    controller[by]();
    go({ date: controller.getDate()?.toISOString().slice(0, 10) });
  };

  return (
    <>
      <Heading text={translate(title)} />
      <Toolbar
        title={shown.title}
        view={place.view}
        onView={(view) => go({ view })}
        onToday={() => go({ date: now().slice(0, 10) })}
        onStep={step}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 1.5 }}>
        <ResourceContextProvider value={shows[0]}>
          <ListContextProvider
            value={{ filterValues: place.filters, setFilters: (next: object) => go({ filters: { ...next } }) } as never}
          >
            <FilterChips fields={filters} />
          </ListContextProvider>
        </ResourceContextProvider>
        <Typography color="text.secondary" variant="body2" sx={{ ml: 'auto' }}>
          {translate('calendar.zone', { place: zoneName(school, language) })}
        </Typography>
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" onClick={refetch}>
              {translate('failure.again')}
            </Button>
          }
        >
          {problemOf(error)?.message ?? translate('admin.notice.offline')}
        </Alert>
      )}
      <Card sx={{ overflow: 'clip' }}>
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
    </>
  );
}
