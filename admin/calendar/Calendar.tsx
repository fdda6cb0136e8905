import FullCalendar, { type CalendarOptions } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import spanish from '@fullcalendar/react/locales/es';
import '@fullcalendar/react/skeleton.css';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { Box, GlobalStyles, useTheme } from '@mui/material';
import { useCallback } from 'react';
import { hourMinute } from '#schemas/dates.ts';
import { palettes } from '#schemas/look/theme.ts';
import { useLanguage } from '../schema/labels.ts';
import { calendarColours } from './colours.ts';
import { calendarStyles } from './styles.ts';

const plugins = [classic, dayGrid, timeGrid, list, interaction];

type Formatted = Parameters<Extract<CalendarOptions['eventTimeFormat'], (...given: never[]) => string>>[0];

/** What every calendar of the school has in common; the rest is said where one is used. */
const usual: CalendarOptions = {
  plugins,
  locales: [spanish],
  // Starts and ends are times on the school's wall, which SQL has worked out: the browser calculates with no zone.
  timeZone: 'UTC',
  firstDay: 1,
  height: 'auto',
  headerToolbar: false,
  allDaySlot: false,
  nowIndicator: true,
  dayMaxEventRows: 5,
  displayEventEnd: false,
  // In a month, too, an event is a block: its state is seen on its ground.
  eventDisplay: 'block',
  slotEventOverlap: false,
  listItemEventBeforeClass: 'calendar-dot',
  eventInteractive: true,
  eventMinHeight: 22,
  slotDuration: '00:30',
  snapDuration: '00:15',
  slotMinTime: '06:00',
  slotMaxTime: '23:00',
  slotHeaderInterval: '01:00',
  eventClass: 'calendar-event',
  noEventsClass: 'calendar-none',
  headingLevel: 2,
  views: {
    timeGridWeek: { titleFormat: { year: 'numeric', month: 'long', day: 'numeric' } },
    // It begins with the day that it is opened on: what is over is not read past.
    listDays: { type: 'list', duration: { days: 7 } },
  },
};

/**
 * A calendar or a week's grid as FullCalendar renders it, in the school's look and the reader's language. It takes all of
 * FullCalendar's options; starts and ends are given, and come back, as times on the wall (`2026-11-24T19:00:00`).
 */
export function Calendar(options: CalendarOptions) {
  const colour = palettes[useTheme().palette.mode];
  const language = useLanguage();
  // As the language writes hours everywhere: 19:00, 7:00 PM.
  const clock = useCallback(({ date }: Formatted) => hourMinute(date.marker, language, 'UTC'), [language]);
  return (
    <Box sx={calendarStyles(colour)}>
      <GlobalStyles styles={{ ':root': calendarColours(colour) }} />
      <FullCalendar {...usual} locale={language} eventTimeFormat={clock} slotHeaderFormat={clock} {...options} />
    </Box>
  );
}
