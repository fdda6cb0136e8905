import { unfinished } from '#schemas/live/meeting_statuses.ts';
import { meetingEntities } from '#schemas/meeting_pages.ts';
import { formEntities } from '../../forms/form_entities.ts';
import type { Day } from './day.ts';

/** A number of the dashboard: of the rows that a list holds, how many there are, or the sum of one of their fields. */
export interface Figure {
  name: string;
  /** Which part of what the name says: an age, or the entity. */
  part?: string;
  entity: string;
  filter: Record<string, unknown>;
  /** The order of the list behind it, where it is not the usual one. */
  sort?: string;
  sum?: string;
}

const ofEach = (entities: string[], figure: Pick<Figure, 'name' | 'filter' | 'sort' | 'sum'>): Figure[] =>
  entities.map((entity) => ({ ...figure, part: entity, entity }));

/** The same rows by how long they have waited: since yesterday, for days, for longer. */
function byAge({ now: _, a_day_ago, three_days_ago }: Day, since: string, figure: Omit<Figure, 'part'>): Figure[] {
  const ages = {
    fresh: { [`${since}_gte`]: a_day_ago },
    days: { [`${since}_gte`]: three_days_ago, [`${since}_lt`]: a_day_ago },
    long: { [`${since}_lt`]: three_days_ago },
  };
  return Object.entries(ages).map(([part, age]) => ({
    ...figure,
    part,
    sort: since,
    filter: { ...figure.filter, ...age },
  }));
}

/** Who asked waits for the school. */
const openTickets = { status: ['pending'], awaits: ['school'] };

/** What needs a hand before anybody sits in it. */
const trouble = ({ now, begins, a_day_ago }: Day): Figure[] => [
  // What begins and ends a time is in an index, what is worked out of a row is not.
  ...ofEach(meetingEntities, {
    name: 'teacher_late',
    filter: { teacher_late: true, starts_at_gte: a_day_ago, starts_at_lte: now },
  }),
  ...ofEach(meetingEntities, {
    name: 'no_licence',
    filter: { licence_id: null, status: unfinished, ends_at_gte: now },
    sort: 'starts_at',
  }),
  { name: 'overdue', entity: 'tickets', filter: { ...openTickets, due_at_lt: now }, sort: 'due_at' },
  { name: 'failed_rooms', entity: 'provider_meetings', filter: { standing: ['failed'] } },
  { name: 'clashes', entity: 'provider_meetings', filter: { problem: ['licence_busy'], updated_at_gte: begins } },
  ...ofEach(meetingEntities, { name: 'unsettled', filter: { status: ['finished'] }, sort: 'starts_at' }),
];

/** What somebody waits for. */
const waiting = (day: Day): Figure[] => [
  ...byAge(day, 'last_reply_at', { name: 'tickets', entity: 'tickets', filter: openTickets }),
  ...byAge(day, 'submitted_at', {
    name: 'placements',
    entity: 'leveling_tests',
    filter: { status: ['pending_revision'] },
  }),
  ...byAge(day, 'submitted_at', { name: 'revisions', entity: 'attempts', filter: { status: ['pending_revision'] } }),
];

/** The classes of a day, with their seats and who was there. */
export function meetingsOf({ begins, ends }: Day): Figure[] {
  const heldMeetings = {
    status: ['active', 'paused', 'finished', 'completed'],
    starts_at_gte: begins,
    starts_at_lt: ends,
  };
  const figures = [
    { name: 'meetings' },
    { name: 'seats', sum: 'capacity' },
    { name: 'taken', sum: 'taken' },
    { name: 'attended', sum: 'attended' },
  ];
  return figures.flatMap((figure) => ofEach(meetingEntities, { ...figure, filter: heldMeetings, sort: 'starts_at' }));
}

export const activeStudents = { status: ['active'] };

const students = ({ today, in_thirty_days, two_weeks_ago }: Day): Figure[] => [
  { name: 'students', entity: 'students', filter: activeStudents },
  {
    name: 'unplaced',
    entity: 'students',
    filter: { ...activeStudents, student_type: ['normal'], current_level_id: null },
  },
  {
    name: 'contracts',
    entity: 'students',
    filter: { ...activeStudents, access_until_gte: today, access_until_lte: in_thirty_days },
    sort: 'access_until',
  },
  {
    name: 'away',
    entity: 'students',
    filter: { ...activeStudents, last_seen_at_lt: two_weeks_ago },
    sort: 'last_seen_at',
  },
];

const content = (): Figure[] =>
  ofEach(formEntities, { name: 'changes', filter: { status: ['active'], has_changes: true } });

/** Every number of a day but those of the charts, each with the list behind it. */
export const figuresOf = (day: Day): Figure[] => [
  ...trouble(day),
  ...waiting(day),
  ...meetingsOf(day),
  ...students(day),
  ...content(),
];
