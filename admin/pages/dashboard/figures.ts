export interface Figure {
  name: string;
  entity: string;
  filter: Record<string, unknown>;
  /** The order of the list behind it, where it is not the usual one. */
  sort?: string;
}

/** What a day begins with: how much there is, and what waits for somebody. Each figure is the way to its list. */
export const figures: Figure[] = [
  { name: 'students', entity: 'students', filter: { status: ['active'] } },
  {
    name: 'unplaced',
    entity: 'students',
    filter: { status: ['active'], student_type: ['normal'], current_level_id: null },
  },
  // Who waits longest stands first.
  { name: 'revisions', entity: 'attempts', filter: { status: ['pending_revision'] }, sort: 'submitted_at' },
  { name: 'placements', entity: 'leveling_tests', filter: { status: ['pending_revision'] }, sort: 'waiting_since' },
  { name: 'failed_rooms', entity: 'provider_meetings', filter: { standing: ['failed'] } },
  { name: 'drafts', entity: 'exercise_forms', filter: { status: ['draft'] } },
  { name: 'lessons', entity: 'lessons', filter: { status: ['active'] } },
];

/** The query of the list that holds exactly what is counted. */
export const queryOf = ({ filter, sort }: Figure): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), ...(sort ? { sort, order: 'ASC' } : {}) }).toString();
