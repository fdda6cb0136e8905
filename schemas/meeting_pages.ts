/**
 * The entity of each kind of meetings, the students' list of them, the page about one and the door of its room, as
 * `pages.json` spells them.
 */
export const meetingPages = {
  classe: { entity: 'classes', list: '/classes', page: '/classes/classe/:classe', room: '/classe/:classe' },
  forum: { entity: 'forums', list: '/forum', page: '/forum/:forum', room: '/forum/:forum' },
  particular: {
    entity: 'particular_meetings',
    list: '/particular-classes',
    page: '/particular-classes/:particularClass',
    room: '/particular-classes/:particularClass',
  },
  demo: {
    entity: 'demo_classes',
    list: '/demo',
    page: '/demo-classes/classe/:classe',
    room: '/demo-classes/classe/:classe',
  },
} as const;

export type MeetingKind = keyof typeof meetingPages;
export type MeetingEntity = (typeof meetingPages)[MeetingKind]['entity'];
export const meetingKinds = Object.keys(meetingPages) as MeetingKind[];
export const meetingEntities = Object.values(meetingPages).map(({ entity }) => entity) as [
  MeetingEntity,
  ...MeetingEntity[],
];

interface Named {
  id: number;
  kind: MeetingKind;
}

const withId = (path: string, id: number) => path.replace(/:\w+/, String(id));

/** The page about a meeting; that of a class is not its room. */
export const pageOf = ({ id, kind }: Named): string => withId(meetingPages[kind].page, id);

/** The door of a meeting's room. */
export const roomOf = ({ id, kind }: Named): string => withId(meetingPages[kind].room, id);

/** The same, of a meeting of which the entity is known. */
export function roomOfEntity(entity: MeetingEntity, id: number): string {
  const { room } = Object.values(meetingPages).find((one) => one.entity === entity) as { room: string };
  return withId(room, id);
}

/** The list that a meeting stands in. */
export const listOf = ({ kind }: Pick<Named, 'kind'>) => meetingPages[kind].list;

/** The entity of the API. */
export const entityOf = ({ kind }: Pick<Named, 'kind'>) => meetingPages[kind].entity;

/** Where a meeting's page leads back to; staff have another list of demo classes. */
export const wayBack = (meeting: Pick<Named, 'kind'>, isStudent: boolean): string =>
  meeting.kind === 'demo' && !isStudent ? '/demo-classes' : listOf(meeting);
