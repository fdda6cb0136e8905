import type { Row } from '#api/engine/define.ts';
import type { Sampler } from '#tests/support/sample.ts';
import type { School } from '#tests/support/school.ts';
import { creditScenes } from './credit_stages.ts';
import type { Scene } from './scene.ts';
import { ticketScenes } from './ticket_stages.ts';

/** An attempt is its student's own. */
const own = async ({ id }: Row, { knex }: School) => {
  const { id: student_id } = await knex('users').where({ username: 'student' }).first('id');
  await knex('attempts').where({ id }).update({ student_id, answers: '{}', graded: null, asked: null });
};

/** A student has one begun attempt at a version; what has become history stays. */
const alone = ({ knex }: School) =>
  knex('attempts').whereNotIn('id', knex('progress_logs').whereNotNull('attempt_id').select('attempt_id')).delete();

/** Whether a certificate is revoked stands in its row too. */
const certified: Scene = {
  along: (state) =>
    state === 'revoked' ? { revoked_at: '2026-11-01', reason: 'Copiado' } : { revoked_at: null, reason: null },
  changes: ['revoked_at', 'reason'],
};

/** A student has one open test. */
const noTests = ({ knex }: School) => knex('leveling_tests').delete();

const withQuestion = async ({ id }: Row, { as }: School, samples: Sampler) => {
  const question = { ...(await samples.body('questions')), form_id: id, points: 1, pilot: false, skill: 'grammar' };
  return (await as('admin')).post('/api/questions', question);
};

const graded = ['score', 'points', 'percentage', 'correct', 'incorrect', 'partly', 'graded'];

/** Calendars count what happened to a meeting. */
const counted: Scene = { changes: ['sequence'] };

/** A series collides with no other. */
async function noPrivateClasses({ knex }: School) {
  const ids = await knex('meetings').where({ kind: 'particular' }).pluck('id');
  await knex('registrations')
    .whereIn('meeting_id', ids)
    .whereIn('status', ['registered', 'completed'])
    .update({ status: 'inactive', ended_as: 'removed', cancelled_at: knex.fn.now() });
  await knex('meetings').whereIn('id', ids).update({ status: 'inactive', taken: 0 });
}

/** A meeting that began long ago, on a day of its own. */
const begun = ({ id }: Row, { knex }: School) =>
  knex('meetings')
    .where({ id })
    .update({ local_date: knex.raw(`date '2026-01-05' - ?::int`, [id]) });

/** What was ordered for many rows is its author's. */
const ordered = async ({ id }: Row, { knex }: School, _samples: Sampler, role: string) => {
  const { id: user_id } = await knex('users').where({ username: role }).first('id');
  await knex('bulk_runs').where({ id }).update({ user_id, entity: 'groups', action: 'deactivate', undoes_id: null });
};

/** Each has the own reports sent; when next, follows the state. */
const scheduled: Scene = {
  async ready({ id }, { knex }, _samples, role) {
    const { id: user_id } = await knex('users').where({ username: role }).first('id');
    await knex('report_schedules').where({ id }).update({ user_id });
  },
  changes: ['next_at'],
};

/** Another student, made later. */
const otherStudent = async ({ id }: Row, { knex }: School, samples: Sampler) => {
  const { id: other } = await samples.record('students');
  await knex('users').where({ id: other }).update({ merged_into_id: null });
  await knex('users')
    .where({ id })
    .update({ notes: String(other) });
};

/** What is somebody's own is shared, and taken back, by its author. */
const byAuthor: Scene = {
  async ready({ id }, { knex }, _samples, role) {
    const author = await knex('users').where({ username: role }).first('id');
    await knex('saved_views').where({ id }).update({ user_id: author.id });
  },
};

/** By `<entity>.<action>`; an action that is not here needs nothing but its state. */
export const scenes: Record<string, Scene> = {
  ...creditScenes,
  ...ticketScenes,
  'messages.remind': { changes: ['reminded_at'] },
  'saved_views.share': byAuthor,
  'saved_views.unshare': byAuthor,
  'exercise_forms.activate': { ready: withQuestion },
  'exam_forms.activate': { ready: withQuestion },
  'leveling_forms.activate': { ready: withQuestion },
  'levels.activate': { ready: ({ id }, { knex }) => knex('levels').where({ id }).update({ english_name: 'Level' }) },
  'students.change_type': {
    input: ({ student_type }) => ({ student_type: student_type === 'normal' ? 'advanced' : 'normal' }),
    changes: ['student_type'],
  },
  'student_imports.check': {
    ready: ({ id }, { knex }) => knex('student_imports').where({ id }).update({ header: '["ID"]', columns: '[null]' }),
    input: () => ({ columns: ['student_id'] }),
    changes: ['columns', 'preset', 'user_id', 'actor_id', 'done'],
  },
  'student_imports.import': {
    ready: ({ id }, { knex }) => knex('student_imports').where({ id }).update({ new_rows: 1 }),
    changes: ['invite', 'user_id', 'actor_id', 'done'],
  },
  'student_imports.undo': { changes: ['user_id', 'actor_id', 'done'] },
  'report_schedules.activate': scheduled,
  'report_schedules.deactivate': scheduled,
  'bulk_runs.cancel': { ready: ordered },
  'bulk_runs.undo': { ready: ordered },
  'students.change_group': {
    async ready({ id }, { knex }) {
      const [group] = await knex('groups')
        .insert({ name: `Group of ${id}` })
        .onConflict('name')
        .merge()
        .returning('id');
      await knex('users')
        .where({ id })
        .update({ notes: String(group?.id) });
    },
    input: ({ notes }) => ({ group_id: Number(notes) }),
    changes: ['group_id'],
  },
  'students.merge': {
    ready: otherStudent,
    input: ({ notes }) => ({ into_id: Number(notes) }),
    changes: ['merged_into_id'],
  },
  'students.keep_apart': {
    ready: otherStudent,
    input: ({ notes }) => ({ other_id: Number(notes) }),
    changes: ['apart_from'],
  },
  'students.unmerge': {
    async ready({ id }, { knex }) {
      const { id: stays } = await knex('users').where({ username: 'student' }).first('id');
      await knex('users').where({ id }).update({ status: 'inactive', merged_into_id: stays });
    },
    along: (state) => (state === 'active' ? { merged_into_id: null } : {}),
    changes: ['merged_into_id'],
  },
  'leveling_tests.assign': { before: noTests, changes: ['level_id', 'reason', 'reviewed_by', 'assigned_at'] },
  'leveling_tests.complete': {
    before: noTests,
    async ready({ id }, { knex }) {
      const { id: level_id } = await knex('levels').where({ order: 3 }).first('id');
      await knex('leveling_tests').where({ id }).update({ level_id, attempt_id: null });
    },
  },
  'students.set_level': {
    async ready({ id }, { knex }) {
      await knex('users').where({ id }).update({ current_level_id: null });
    },
    changes: ['current_level_id', 'level_started_at'],
  },
  'students.reset_level': { changes: ['current_level_id', 'level_started_at'] },
  'students.request_leveling_test': {
    async ready({ id }, { knex }) {
      await knex('users').where({ id }).update({ student_type: 'normal' });
    },
    changes: ['leveling_test_requested_at'],
  },
  'students.set_password': { changes: ['password', 'must_change_password'] },
  'staff.set_password': { changes: ['password', 'must_change_password'] },
  'attempts.submit': {
    before: alone,
    ready: own,
    changes: [...graded, 'submitted_at'],
    done: ['pending_revision', 'completed'],
  },
  'attempts.grade': {
    before: alone,
    async ready({ id, form_version_id }, { knex }) {
      const { key } = await knex('form_versions').where({ id: form_version_id }).first('key');
      const waiting = [{ question: `q${key[0].id}`, score: null }];
      await knex('attempts')
        .where({ id })
        .update({ graded: JSON.stringify(waiting), asked: null });
    },
    input: ({ graded }) => ({ scores: [{ question: graded[0].question, score: 0 }] }),
    changes: graded,
  },
  'classes.pause': counted,
  'classes.unpause': counted,
  'forums.pause': counted,
  'forums.unpause': counted,
  'particular_meetings.pause': counted,
  'particular_meetings.unpause': counted,
  'demo_classes.pause': counted,
  'demo_classes.unpause': counted,
  'demo_classes.activate': counted,
  'demo_classes.end': { ...counted, ready: begun },
  'particular_classes.activate': {
    before: noPrivateClasses,
    async ready({ id, student_id }, { knex }) {
      await knex('users').where({ id: student_id }).update({ access_until: null });
      // An hour at which nobody teaches.
      await knex('particular_classes').where({ id }).update({ start_time: '03:00', minutes: 45 });
    },
    input: () => ({}),
    changes: ['end_date'],
  },
  'feeds.revoke': {
    before: ({ knex }) => knex('feeds').delete(),
    async ready({ id }, { knex }, _samples, role) {
      const { id: user_id } = await knex('users').where({ username: role }).first('id');
      await knex('feeds').where({ id }).update({ user_id });
    },
  },
  'certificates.revoke': certified,
  'certificates.reissue': certified,
  'registrations.mark_attendance': {
    async ready({ id }, { knex }, samples) {
      const { id: staff_id } = await knex('users').where({ username: 'teacher' }).first('id');
      const { id: meeting_id } = await samples.record('classes');
      const local_date = knex.raw(`date '2001-01-01' + id % 5000`);
      await knex('meetings').where({ id: meeting_id }).update({ staff_id, local_date });
      await knex('registrations').where({ id }).update({ meeting_id });
    },
    along: (state) => ({ ended_as: state === 'inactive' ? 'absent' : null }),
    changes: ['ended_as', 'attended', 'marked_by', 'marked_at', 'mark_reason'],
  },
};
