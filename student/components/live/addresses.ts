import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';

type Named = Pick<MeetingCard, 'id' | 'kind'>;

const rooms = {
  classe: '/classe/',
  forum: '/forum/',
  particular: '/particular-classes/',
  demo: '/demo-classes/classe/',
} as const;

/** The door of a meeting's room. */
export const roomOf = ({ id, kind }: Named): string => `${rooms[kind]}${id}`;

/** The page about a meeting; that of a class is not its room. */
export const pageOf = ({ id, kind }: Named): string =>
  kind === 'classe' ? `/classes/classe/${id}` : roomOf({ id, kind });

/** The list that a meeting stands in. */
export const listOf = ({ kind }: Named): string =>
  ({ classe: '/classes', forum: '/forum', particular: '/particular-classes', demo: '/demo' })[kind];

/** The entity of the API. */
export const entityOf = ({ kind }: Pick<MeetingCard, 'kind'>) =>
  ({ classe: 'classes', forum: 'forums', particular: 'particular_meetings', demo: 'demo_classes' })[kind];
