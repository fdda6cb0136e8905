import type { EventApi } from '@fullcalendar/react';
import { Box } from '@mui/material';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Calendar } from '../../../calendar/Calendar.tsx';
import { ClashNotice, type Hear } from './ClashNotice.tsx';
import { placeByKey } from './keys.ts';
import { LineCard } from './LineCard.tsx';
import { clashesOf, dateOf, hoursOf, type Line, momentsOf, type Place, placeBetween } from './places.ts';
import { useNames } from './useNames.ts';

interface WeekGridProps {
  lines: Line[];
  /** Whether a level or a band may meet several times at once. */
  parallel: boolean;
  /** One day alone. */
  day?: Line['weekday'];
  /** A key has moved a line to another day. */
  onDay: (day: Line['weekday']) => void;
  /** Absent for who only looks. */
  edit?: {
    move: (line: Line, place: Place, options?: { soon?: boolean }) => void;
    open: (line: Line) => void;
    add: (place: Place) => void;
    remove: (line: Line) => void;
    /** Where a line stands by now, between a key and its rendering. */
    currentLine: (line: Line) => Line;
  };
}

/** A week of lines: drawn, dragged and stretched by mouse and finger, moved by the keys of the card that has the focus. */
export function WeekGrid({ lines, parallel, day, onDay, edit }: WeekGridProps) {
  const translate = useTranslate();
  const names = useNames(lines);
  const frame = useRef<HTMLDivElement>(null);
  const hear = useRef<Hear>(() => undefined);
  const followedLine = useRef<number | null>(null);
  const lineOf = (id: string | undefined) => lines.find((line) => line.id === Number(id));
  const cardOf = (id: number) => frame.current?.querySelector<HTMLElement>(`[data-line="${id}"]`);

  // A card that a key has moved to another day is drawn anew: the focus goes with it.
  useEffect(() => {
    if (followedLine.current === null || lines.length === 0) return;
    const card = cardOf(followedLine.current);
    if (card && card !== document.activeElement) card.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const line = lineOf((event.target as HTMLElement).closest<HTMLElement>('[data-line]')?.dataset.line);
    if (!line || !edit || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Delete') {
      event.preventDefault();
      edit.remove(line);
    }
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const place = placeByKey(edit.currentLine(line), event.key, event.shiftKey);
    if (!place) return;
    followedLine.current = line.id;
    edit.move(line, place, { soon: true });
    if (place.weekday !== line.weekday) onDay(place.weekday);
    hear.current({ line: { ...line, ...place }, clashes: clashesOf({ ...line, ...place }, lines, parallel) });
  };

  const showDrag = (id: string | undefined, start: Date, end: Date) => {
    const line = lineOf(id);
    const place = placeBetween(start, end);
    const clashes = line ? clashesOf({ ...line, ...place }, lines, parallel) : [];
    frame.current?.toggleAttribute('data-clashing', clashes.length > 0);
    hear.current(line ? { line: { ...line, ...place }, clashes } : null);
  };
  const dropLine = ({ event: { id, start, end } }: { event: EventApi }) => {
    const line = lineOf(id);
    followedLine.current = null;
    frame.current?.removeAttribute('data-clashing');
    if (line && start && end) edit?.move(line, placeBetween(start, end));
  };

  const events = useMemo(
    () =>
      lines.map((line) => ({
        id: String(line.id),
        ...momentsOf(line),
        title: '',
        extendedProps: { line, clashes: clashesOf(line, lines, parallel) },
      })),
    [lines, parallel],
  );

  return (
    <Box ref={frame} onKeyDown={onKeyDown} onBlur={() => (followedLine.current = null)} sx={gridStyle}>
      <ClashNotice hear={hear} names={names} />
      <Calendar
        key={day ?? 'week'}
        initialView={day ? 'timeGridDay' : 'timeGridWeek'}
        initialDate={dateOf(day ?? 'monday')}
        nowIndicator={false}
        dayHeaders={!day}
        dayHeaderFormat={{ weekday: 'long' }}
        navLinks={false}
        {...hoursOf(lines)}
        events={events}
        editable={Boolean(edit)}
        selectable={Boolean(edit)}
        selectMirror
        slotEventOverlap={false}
        eventClass={({ event, isMirror }) =>
          [
            'calendar-event',
            isMirror ? 'dragged' : '',
            event.extendedProps.line?.status === 'inactive' ? 'inactive' : '',
            event.extendedProps.clashes?.length > 0 ? 'clashing' : '',
          ].join(' ')
        }
        eventContent={({ event, timeText }) => {
          const { line, clashes } = event.extendedProps;
          return line ? <LineCard line={{ ...line, ...placeOf(event) }} clashes={clashes} names={names} /> : timeText;
        }}
        eventDidMount={({ el, event, isMirror }) => {
          if (!isMirror && event.id) el.dataset.line = event.id;
        }}
        eventAllow={({ start, end }, event) => {
          showDrag(event?.id, start, end);
          return true;
        }}
        eventDrop={dropLine}
        eventResize={dropLine}
        eventClick={({ event: { id } }) => {
          const line = lineOf(id);
          if (line) edit?.open(line);
        }}
        select={({ start, end }) => edit?.add(placeBetween(start, end))}
      />
      {edit && (
        <Box component="p" sx={{ fontSize: 12, color: 'text.secondary', mt: 1, mb: 0 }}>
          {translate('planning.grid.keys')}
        </Box>
      )}
    </Box>
  );
}

/** While a card is dragged it says where it would be. */
const placeOf = ({ start, end }: { start: Date | null; end: Date | null }) =>
  start && end ? placeBetween(start, end) : {};

const gridStyle = {
  '& .inactive': { opacity: 0.7, borderStyle: 'dashed' },
  '& .clashing, &[data-clashing] .dragged': { outline: '2px solid', outlineColor: 'error.main', outlineOffset: -2 },
};
