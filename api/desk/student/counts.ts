import type { Knex } from 'knex';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import type { Context } from '../../engine/define.ts';
import { recordsOfPerson } from '../people/merge.ts';
import { reaching } from './messages.ts';
import { readsAll } from './sources.ts';

type Counts = StudentQueries['counts']['result'];

/** The parts of a student's page that are lists: the rows of which entity, and which of them. */
const lists: Record<keyof Counts, { entity: string; sql: string }> = {
  attempts: { entity: 'attempts', sql: 'attempts where student_id = any (:records)' },
  placement: { entity: 'leveling_tests', sql: 'leveling_tests where student_id = any (:records)' },
  meetings: { entity: 'registrations', sql: 'registrations where student_id = any (:records)' },
  series: { entity: 'particular_classes', sql: 'particular_classes where student_id = any (:records)' },
  tickets: { entity: 'tickets', sql: 'tickets where requester_id = any (:records)' },
  messages: { entity: 'messages', sql: reaching },
  letters: { entity: 'letters', sql: 'letters where user_id = any (:records)' },
  audit: { entity: 'audit_logs', sql: `audit_logs where entity = 'students' and record_id = any (:records)` },
};

/** How much there is in each list of a student that the caller may read: one query. */
export async function countsOf(student: { id: number }, ctx: Context): Promise<Counts> {
  const readableLists = Object.entries(lists).filter(([, { entity }]) => readsAll(entity, ctx));
  const columns = readableLists.map(([name, { sql }]) => `(select count(*)::int from ${sql}) as ${name}`);
  const values: Record<string, Knex.RawBinding> = { records: await recordsOfPerson(student, ctx) };
  const { rows } = await ctx.trx.raw(`select ${columns.join(', ')}`, values);
  return rows[0];
}
