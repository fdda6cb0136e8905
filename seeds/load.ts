import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { loadAttempts } from './load/attempts.ts';
import { certifyFormerLevel } from './load/certificates.ts';
import { loadCourse } from './load/course.ts';
import { seedsId, system } from './load/desk.ts';
import { loadLibrary } from './load/library.ts';
import { loadMeetings } from './load/meetings.ts';
import { enterMessages } from './load/messages.ts';
import { enterGroups, enterStudents, hireStaff } from './load/people.ts';
import { loadPlacement } from './load/placement.ts';
import { readSeed } from './load/read.ts';
import { loadTickets } from './load/tickets.ts';
import { loadTimetable } from './load/timetable.ts';

/**
 * Opens the demo school in an empty database, through the API: the system makes the first admin, that one the staff,
 * the coordinator the course, customer service the students, and these take some exercises.
 * It does nothing in a school that has people of its own, and goes on where an earlier opening was interrupted.
 */
export async function seed(app: FastifyInstance): Promise<void> {
  if (!(await isToBeOpened(app.engine.knex))) return;
  const staff = await hireStaff(system(app));
  const levels = await loadCourse(staff.coordinator);
  await loadLibrary(staff.coordinator, levels);
  await loadPlacement(staff.coordinator, levels);
  const running = await loadTimetable(staff.coordinator, levels);
  const groups = await enterGroups(staff.service);
  const students = await enterStudents(staff.service, groups, levels);
  await certifyFormerLevel(app.engine.knex);
  await loadAttempts(staff.coordinator, students);
  await loadTickets(staff.service, students);
  await loadMeetings(app.engine.knex, running, staff, students, levels);
  await enterMessages(staff.coordinator, levels);
  const [settings] = await staff.admin.list('settings', {});
  await staff.admin.put(`settings/${settings?.id}`, readSeed('settings.yaml'));
}

/** The settings are written last: that is how an opening is known to have come to its end. */
export async function isToBeOpened(knex: Knex): Promise<boolean> {
  const ours = () => knex('audit_logs').where({ request_id: seedsId });
  if (await ours().where({ entity: 'settings' }).first('id')) return false;
  return !(await knex('users').first('id')) || Boolean(await ours().first('id'));
}
