import type { Knex } from 'knex';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import type { Context } from '../../engine/define.ts';
import { recordsOfPerson } from '../people/merge.ts';
import { sourcesFor } from './sources.ts';

type History = StudentQueries['history'];

/**
 * Each entry has a key beside its moment, as several things happen at one; a moment is what an answer says of it, which has
 * no microseconds.
 */
const withKey = (kind: string, sql: string) => `
  select date_trunc('milliseconds', s.at) as at, s.what, s.entity, s.record_id, s.owner_id, s.by_id, s.title, s.english_title, s.details,
      '${kind}' as kind, concat_ws(':', '${kind}', s.what, lpad(s.id::text, 10, '0')) as key from (${sql}) s`;

/** Of each source as many as a page has, so that no source is read to its end. */
const newest = (sql: string) => `
  (select * from (${sql}) k where :at::timestamptz is null or (k.at, k.key) < (:at::timestamptz, :key)
    order by k.at desc, k.key desc limit :limit)`;

/**
 * What happened to a student and what the student did, the newest first: of everything that the caller may read, and of all
 * records that mean the same person.
 * @returns a page, and what to ask the next one with (null: there is none)
 */
export async function historyOf(
  student: { id: number },
  { kinds, at, key, limit = 30 }: History['params'],
  ctx: Context,
): Promise<History['result']> {
  const sources = sourcesFor(kinds, ctx);
  if (sources.length === 0) return { entries: [], next: null };
  const records = await recordsOfPerson(student, ctx);
  const parts = sources.map(({ kind, sql }) => newest(withKey(kind, sql)));
  const values: Record<string, Knex.RawBinding> = {
    student: student.id,
    records,
    at: at ?? null,
    key: key ?? '',
    limit: limit + 1,
  };
  const { rows } = await ctx.trx.raw(
    `select e.*, o.student_id as of, b.first_name || ' ' || b.name as by
      from (${parts.join(' union all ')}) e
        left join users b on b.id = e.by_id and b.id <> all (:records)
        left join users o on o.id = e.owner_id and o.id <> :student
      order by e.at desc, e.key desc limit :limit`,
    values,
  );
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  return { entries, next: rows.length > limit && last ? { at: last.at, key: last.key } : null };
}
