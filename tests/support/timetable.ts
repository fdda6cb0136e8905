import type { Knex } from 'knex';

/** Takes the demo school's own meetings and series away, for a test that fills a timetable of its own. */
export async function clearTimetable(knex: Knex): Promise<void> {
  await knex('notices').delete();
  for (const table of ['room_events', 'room_keys', 'registrations']) await knex(table).delete();
  await knex('consecutive_classes').delete();
  await knex('meetings').update({ second_id: null });
  await knex('meetings').delete();
  await knex('particular_classes').delete();
}
