import type { MeetingKind } from '#schemas/meeting_pages.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import type { Context } from '../../engine/define.ts';
import { requireRow } from '../../engine/require_row.ts';
import { isLate } from '../attendance/teacher.ts';
import { hasSeat, seatStatuses } from '../conditions.ts';
import { bandOf, bands } from '../reach.ts';
import { readCards } from './cards.ts';
import { which } from './which.ts';

/** So many topics a page may ask for, beside that of its list. */
const most = 15;

const topicsOf = (ids: (number | undefined)[]) =>
  ids
    .filter((id) => id !== undefined)
    .slice(0, most)
    .map((id) => `meeting:${id}`);

/** The topic by which a list tells what changes in it; lists that have none tell it of each meeting. */
function listTopics(kind: MeetingKind, list: Omit<MeetingList, 'topics'>, { caller }: Context): string[] {
  if (kind === 'classe') return caller.level ? [`level_classes:${caller.level.id}`] : [];
  if (kind === 'forum') return list.band ? [`band_forums:${bands.indexOf(list.band) + 1}`] : [];
  return topicsOf(list.meetings.map(({ id }) => id));
}

/** What a student's page of a kind of meetings is made of. */
const openOf =
  (kind: MeetingKind) =>
  async (_row: unknown, { when = 'coming' }: { when?: 'coming' | 'past' }, ctx: Context): Promise<MeetingList> => {
    const isPast = when === 'past';
    const meetings = await readCards(isPast ? which.past : which.open(kind), { kind }, ctx, isPast ? 'desc' : '');
    const band = kind === 'forum' ? await bandOf(ctx) : null;
    const list = { now: new Date().toISOString(), band, meetings };
    return { ...list, topics: listTopics(kind, list, ctx) };
  };

/** The own meetings to come, of any kind. */
export async function comingMeetings(_row: unknown, _params: unknown, ctx: Context): Promise<MeetingList> {
  const meetings = await readCards(which.own, {}, ctx);
  const topics = topicsOf(meetings.map(({ id }) => id));
  return { now: new Date().toISOString(), band: null, topics, meetings };
}

/** First names and photos of those who are in a meeting. Of the students, who have a seat in it see each other. */
async function peopleOf(id: number, isSeated: boolean, { trx, caller }: Context): Promise<MeetingPage['people']> {
  if (caller.role === 'student' && !isSeated) return [];
  const { rows } = await trx.raw(
    `select u.first_name, u.avatar
      from meetings m
        left join meetings f on f.second_id = m.id
        left join registrations r on r.meeting_id in (m.id, f.id) and ${hasSeat('r')}
        left join particular_classes p on p.id = m.particular_class_id
        join users u on u.id = coalesce(r.student_id, p.student_id)
      where m.id = ? and u.id <> ?
      order by u.first_name, u.name, u.id`,
    [id, caller.id],
  );
  return rows;
}

/** Whether who teaches a meeting ought to have come by now, and has not. */
async function isTeacherLate(id: number, { trx }: Context): Promise<boolean> {
  const { rows } = await trx.raw(`select ${isLate('m')} as is_late from meetings m where m.id = ?`, [id]);
  return requireRow<{ is_late: boolean }>(rows[0]).is_late;
}

/** What the page about a meeting, and the door of its room, are made of. */
export async function aboutMeeting({ id }: { id: number }, _params: unknown, ctx: Context): Promise<MeetingPage> {
  const [card] = await readCards(which.one, { id }, ctx);
  const meeting = requireRow(card);
  const isSeated = seatStatuses.includes(meeting.seat?.status ?? '');
  const people = await peopleOf(id, isSeated, ctx);
  const topics = topicsOf([id, meeting.second?.id]);
  const teacher_is_late = await isTeacherLate(id, ctx);
  return { now: new Date().toISOString(), topics, meeting, people, teacher_is_late };
}

/** What pages ask about a kind of meetings. */
export const pagesOf = (kind: MeetingKind) => ({ open: openOf(kind), about: aboutMeeting });
