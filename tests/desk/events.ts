import type { School } from '../support/school.ts';

/** Something that happens in a school, to one of those to whom it can happen. */
type Event = (school: School, draw: number) => Promise<void>;

const one = <T>(all: T[], draw: number): T | undefined => all[draw % all.length];

/** Done by a coordinator through the API; the school may refuse it. */
const act =
  (entity: string, action: string, body: (draw: number) => object = () => ({})): Event =>
  async (school, draw) => {
    const coordinator = await school.as('coordinator');
    const records = (await coordinator.get(`/api/${entity}?range=[0,99]`)).json();
    const record = one<{ id: number }>(records, draw);
    if (record) await coordinator.post(`/api/${entity}/${record.id}/${action}`, body(draw));
  };

/** What a provider, a student or the clock would do, written as they leave it. */
const change =
  (table: string, where: string, set: (draw: number) => string): Event =>
  async ({ knex }, draw) => {
    const ids = await knex(table).whereRaw(where).orderBy('id').pluck('id');
    const id = one(ids, draw);
    if (id) await knex.raw(`update ${table} set ${set(draw)} where id = ?`, [id]);
  };

const types = ['normal', 'advanced', 'beginner_forum', 'just_forums'];
const ahead = `status = 'active' and starts_at > now() + interval '1 day'`;

/** Moves a class that lies ahead into an hour of this day. */
const today = (draw: number) =>
  `local_date = (now() at time zone time_zone)::date, start_time = make_time(${draw % 23}, 0, 0), is_exception = true`;

export const events: Record<string, Event> = {
  deactivated: act('students', 'deactivate'),
  activated: act('students', 'activate'),
  retyped: act('students', 'change_type', (draw) => ({ student_type: types[draw % types.length] })),
  restarted: act('students', 'reset_level', () => ({ to: 'first' })),
  cancelled: act('classes', 'cancel'),
  paused: act('forums', 'pause'),
  expiring: change('users', `kind = 'student'`, (draw) => `access_until = current_date + ${draw % 60} - 10`),
  away: change(
    'users',
    `kind = 'student' and status = 'active'`,
    (draw) => `last_seen_at = now() - make_interval(days => ${draw % 40})`,
  ),
  graded: change('attempts', `status = 'pending_revision'`, () => `status = 'completed'`),
  submitted: change(
    'attempts',
    `status <> 'pending_revision'`,
    (draw) =>
      `status = 'pending_revision', started_at = now() - interval '9 days', submitted_at = now() - make_interval(hours => ${draw % 200})`,
  ),
  placed: change('leveling_tests', `status = 'pending_revision'`, () => `status = 'completed'`),
  tested: async ({ knex }, draw) => {
    const students = await knex('users').where({ kind: 'student' }).orderBy('id').pluck('id');
    const submitted_at = knex.raw('now() - make_interval(hours => ?)', [draw % 200]);
    const test = { student_id: one(students, draw), status: 'pending_revision', submitted_at };
    await knex('leveling_tests').insert(test);
  },
  asked: async (school, draw) => {
    const body = { subject: 'Una pregunta', content: '¿Cómo cambio de grupo?', priority: draw % 2 ? 'urgent' : 'low' };
    await (await school.as('customer-service')).post('/api/tickets', body);
  },
  aged: change('tickets', 'true', (draw) => `last_reply_at = now() - make_interval(hours => ${draw % 120})`),
  overdue: change('tickets', `status = 'pending'`, () => `due_at = now() - interval '1 hour'`),
  unlicensed: change('meetings', ahead, () => 'licence_id = null, licence_slot = null'),
  moved: async (school, draw) =>
    change('meetings', `status = 'active' and taken > 0`, today)(school, draw).catch(isTaken),
  finished: change('meetings', ahead, () => `status = 'finished'`),
  failed: change('provider_meetings', 'wanted', () => 'gave_up_at = now()'),
  clashed: change('provider_meetings', 'wanted', () => `problem = 'licence_busy', updated_at = now()`),
  rewritten: change('questions', 'true', () => 'points = points + 1'),
};

/** The teacher or the licence has something else at that hour. */
function isTaken(error: { code?: string }): void {
  if (error.code !== '23P01') throw error;
}
