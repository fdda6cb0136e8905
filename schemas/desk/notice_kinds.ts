import { members, planners } from '../accounts/roles.ts';
import preferences from '../forms/preferences.json' with { type: 'json' };
import type { Preferences } from '../types/forms/preferences.ts';

/** What a reader of notices switches on and off together. */
export type NoticeKind = NonNullable<Preferences['unwanted_letters']>[number];

const { unwanted_letters, unwanted_notices } = preferences.properties;
const students = ['student'];

/** Who is told of each kind. */
const readers: Record<NoticeKind, readonly string[]> = {
  seat: students,
  offer: students,
  day_before: students,
  hour_before: students,
  change: students,
  cancelled: students,
  by_staff: students,
  course: students,
  tickets: members,
  messages: students,
  teaching: [...planners, 'teacher'],
  office: planners,
};

/** The ways in which a kind of notice reaches somebody; what a reader does is on no page of notices. */
export interface NoticeSwitch {
  kind: NoticeKind;
  page: boolean;
}

/** What somebody of a role may switch off: each kind by letter, and most of them on the page too. */
export const switchesOf = (role: string): NoticeSwitch[] =>
  (unwanted_letters.items.enum as NoticeKind[])
    .filter((kind) => readers[kind].includes(role))
    .map((kind) => ({ kind, page: unwanted_notices.items.enum.includes(kind) }));
