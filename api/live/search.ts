import type { Knex } from 'knex';
import { dayOf, timeOf } from '../engine/lists/contains.ts';

/** Narrows meetings to those of a day or an hour, or whose teacher or topic a word says. */
export function searchMeetings(query: Knex.QueryBuilder, word: string): void {
  query.whereRaw(
    `(meetings.local_date = cast(:day as date) or meetings.start_time = cast(:time as time)
      or meetings.staff_id in (select id from users where kind = 'staff'
        and (plain(first_name::text) like containing(:word) or plain(name::text) like containing(:word)))
      or meetings.class_lesson_id in (select id from class_lessons
        where plain(name::text) like containing(:word) or plain(english_name::text) like containing(:word)))`,
    { word, day: dayOf(word), time: timeOf(word) } as Record<string, Knex.RawBinding>,
  );
}
