import type { Row } from '#api/engine/define.ts';
import type { Sampler } from '#tests/support/sample.ts';
import type { School } from '#tests/support/school.ts';
import type { Share, Shares } from './share.ts';
import { timetableShares } from './timetable_records.ts';

/** Makes one record of every kind that somebody's rights tell apart; the student of the school is at level 2. */
export async function shares(school: School, samples: Sampler): Promise<Shares> {
  const { knex } = school;
  const user = async (username: string): Promise<number> => (await knex('users').where({ username }).first('id')).id;
  const role = async (slug: string): Promise<number> => (await knex('roles').where({ slug }).first('id')).id;
  const level = async (order: number): Promise<number> => (await knex('levels').where({ order }).first('id')).id;
  const make = async (entity: string, changes: Row): Promise<number> => {
    const { id } = await samples.record(entity);
    const table = school.app.engine.entities.get(entity)?.table as string;
    await knex(table).where({ id }).update(changes);
    return id;
  };
  const publish = async (form_id: number) => {
    const { content, key, rules } = await knex('form_versions').first();
    const json = { content: JSON.stringify(content), key: JSON.stringify(key) };
    await knex('form_versions').insert({ ...json, rules, form_id, number: 1 });
    return form_id;
  };
  const active = { status: 'active' };
  /** A file of the library, and nobody's photo. */
  const file = (changes: Row) => make('resources', { ...active, owner_id: null, ...changes });
  const form = async (entity: string, changes: Row) => publish(await make(entity, changes));

  const [near, far] = [await level(2), await level(8)];
  const hidden = await make('levels', { status: 'inactive' });
  const lesson = {
    near: await make('lessons', { ...active, level_id: near }),
    off: await make('lessons', { status: 'inactive', level_id: near }),
    far: await make('lessons', { ...active, level_id: far }),
  };
  const inLessons = async (place: (changes: Row) => Promise<number>): Promise<Share> => ({
    own: [await place({ ...active, lesson_id: lesson.near })],
    foreign: [
      await place({ status: 'draft', lesson_id: lesson.near }),
      await place({ status: 'inactive', lesson_id: lesson.near }),
      await place({ ...active, lesson_id: lesson.off }),
      await place({ ...active, lesson_id: lesson.far }),
    ],
  });
  const inLevels = async (place: (changes: Row) => Promise<number>): Promise<Share> => ({
    own: [await place({ ...active, level_id: near }), await place({ ...active, level_id: await level(0) })],
    foreign: [
      await place({ status: 'inactive', level_id: near }),
      await place({ ...active, level_id: far }),
      await place({ ...active, level_id: hidden }),
    ],
  });
  const unpublished = await make('exercise_forms', { ...active, lesson_id: lesson.near });
  const exercises = await inLessons((changes) => form('exercise_forms', changes));
  const attempts = await knex('attempts')
    .where({ student_id: await user('student') })
    .pluck('id');
  const others = await knex('attempts')
    .whereNot({ student_id: await user('student') })
    .pluck('id');

  const view = (name: string, changes: Row = {}) => make('saved_views', { resource: 'classes', name, ...changes });
  const shared = { status: 'shared' };
  const views = async (username: string, other: string): Promise<Share> => ({
    own: [
      await view(`${username} own`, { user_id: await user(username) }),
      await view(`${username} sees`, { user_id: await user(other), ...shared }),
    ],
    foreign: [await view(`not ${username}'s`, { user_id: await user(other) })],
  });
  const theirs = await view('of settings', { resource: 'settings', user_id: await user('admin'), ...shared });
  const inboxes = async (place: (requester: number) => Promise<number>): Promise<Record<string, Share>> => ({
    teacher: { own: [await place(await user('teacher'))], foreign: [await place(await user('student'))] },
    student: { own: [await place(await user('student'))], foreign: [await place(await user('teacher'))] },
  });

  const run = async (username: string) => make('bulk_runs', { user_id: await user(username) });
  const sending = async (username: string) => {
    const recipients = JSON.stringify([await user(username)]);
    return make('report_schedules', { report: 'students-per-level', user_id: await user(username), recipients });
  };
  const ofStudents = async (entity: string): Promise<Share> => ({
    own: [await make(entity, { student_id: await user('student') })],
    foreign: [await make(entity, { student_id: await user('new') })],
  });
  const taken = async (username: string) => make('report_runs', { user_id: await user(username) });

  return {
    bulk_runs: { teacher: { own: [await run('teacher')], foreign: [await run('coordinator')] } },
    report_schedules: {
      'customer-service': { own: [await sending('customer-service')], foreign: [await sending('admin')] },
    },
    report_runs: {
      'customer-service': { own: [await taken('customer-service')], foreign: [await taken('admin')] },
    },
    saved_views: {
      admin: await views('admin', 'coordinator'),
      coordinator: withForeign(await views('coordinator', 'admin'), theirs),
      'customer-service': withForeign(await views('customer-service', 'coordinator'), theirs),
      teacher: withForeign(await views('teacher', 'coordinator'), theirs),
    },
    staff: {
      coordinator: { own: [await user('coordinator'), await user('teacher')], foreign: [await user('admin')] },
      'customer-service': {
        own: [await user('customer-service'), await user('teacher')],
        foreign: [await user('coordinator'), await user('admin')],
      },
      teacher: { own: [await user('teacher')], foreign: [await user('laura.mendez'), await user('admin')] },
    },
    students: {
      // In whose meetings and series they are.
      teacher: { own: [await user('student'), await user('advanced')], foreign: [await user('new')] },
      student: { own: [await user('student')], foreign: [await user('new'), await user('advanced')] },
    },
    roles: {
      admin: { own: [await role('admin'), await role('teacher')], foreign: [await role('student')] },
      coordinator: { own: [await role('teacher')], foreign: [await role('student'), await role('admin')] },
    },
    levels: { student: { own: [near, far], foreign: [hidden, await make('levels', { status: 'draft' })] } },
    lessons: {
      student: { own: [lesson.near], foreign: [lesson.off, lesson.far, await make('lessons', { level_id: near })] },
    },
    sections: { student: await inLessons((changes) => make('sections', changes)) },
    class_lessons: { student: await inLevels((changes) => make('class_lessons', changes)) },
    exercise_forms: { student: { own: exercises.own, foreign: [...exercises.foreign, unpublished] } },
    exam_forms: { student: await inLevels((changes) => form('exam_forms', changes)) },
    leveling_forms: {
      student: {
        own: [await form('leveling_forms', active)],
        foreign: [await make('leveling_forms', active), await form('leveling_forms', { status: 'inactive' })],
      },
    },
    leveling_tests: {
      student: {
        own: [await make('leveling_tests', { student_id: await user('student'), status: 'completed' })],
        foreign: [await make('leveling_tests', { student_id: await user('new'), status: 'completed' })],
      },
    },
    tickets: await inboxes((requester) => make('tickets', { student_id: null, opened_by: requester })),
    ticket_replies: await inboxes(async (requester) => {
      const ticket_id = await make('tickets', { student_id: null, opened_by: requester });
      await make('ticket_replies', { ticket_id, kind: 'note' });
      return make('ticket_replies', { ticket_id, kind: 'reply' });
    }),
    certificates: {
      student: {
        own: [await make('certificates', { student_id: await user('student') })],
        foreign: [await make('certificates', { student_id: await user('new') })],
      },
    },
    attempts: { student: { own: attempts, foreign: others } },
    review_cards: { student: await ofStudents('review_cards') },
    review_sets: { student: await ofStudents('review_sets') },
    ...(await timetableShares({ school, make, user, near, far })),
    resources: {
      teacher: {
        own: [await file({ status: 'inactive' }), await file({ owner_id: await user('teacher') })],
        foreign: [
          await file({ owner_id: await user('student') }),
          await file({ owner_id: await user('laura.mendez') }),
        ],
      },
      student: {
        own: [
          await file({ level_id: null, library: true }),
          await file({ level_id: near, library: true }),
          await file({ level_id: null, owner_id: await user('student') }),
        ],
        foreign: [
          await file({ status: 'inactive', level_id: null, library: true }),
          await file({ level_id: far, library: true }),
          await file({ level_id: null, library: false }),
          await file({ level_id: null, owner_id: await user('new') }),
        ],
      },
    },
  };
}

const withForeign = ({ own, foreign }: Share, id: number): Share => ({ own, foreign: [...foreign, id] });
