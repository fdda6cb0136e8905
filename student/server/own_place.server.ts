import type { AppLoadContext } from '@remix-run/node';
import type { User } from '#schemas/accounts/user.ts';
import { dayOf } from '#schemas/dates.ts';
import type { StudentFeed } from '#schemas/types/entities/feeds.ts';
import { api } from '../api.server.ts';
import { accountWords } from './account_words.server.ts';

const daysFrom = (today: string, until: string) => (Date.parse(until) - Date.parse(today)) / 86_400_000;

/** What stands on a student's own page beside what is set there. */
export async function ownPlace(user: User, context: AppLoadContext) {
  const { get, read, query } = api(context);
  const [feeds, certificates, sessions, student, level] = await Promise.all([
    get<StudentFeed[]>('/api/feeds?filter={"status":"active"}'),
    query('certificates', null, 'mine'),
    query('sessions', null, 'mine'),
    read('students', user.id),
    user.current_level ? read('levels', user.current_level.id) : null,
  ]);
  const until = student.access_until;
  const today = dayOf(new Date().toISOString(), user.school_time_zone);
  return {
    words: accountWords(context.locale),
    feed: feeds.find(({ staff_id, level_id }) => !staff_id && !level_id),
    certificates,
    sessions,
    standing: { level, until, days_left: until === null ? null : daysFrom(today, until) },
  };
}
