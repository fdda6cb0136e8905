import type { Row } from '#api/engine/define.ts';
import type { Sampler } from '#tests/support/sample.ts';
import type { School } from '#tests/support/school.ts';

/** What an action needs beside its state, and what else it may change: what the schemas do not say of it. */
export interface Scene {
  /** Makes room for a record. */
  before?(school: School): Promise<unknown>;
  /** Makes ready what the action's own rule asks for; `role` is who will act. */
  ready?(row: Row, school: School, samples: Sampler, role: string): Promise<unknown>;
  /** Columns that go with a state. */
  along?(state: string): Row;
  /** What is sent. */
  input?(row: Row): Row;
  /** Columns that it changes beside the state. */
  changes?: string[];
  /** States in which it was done before: then it changes nothing, and is not logged. */
  done?: string[];
}

/** An attempt is its student's own. */
const own = async ({ id }: Row, { knex }: School) => {
  const { id: student_id } = await knex('users').where({ username: 'student' }).first('id');
  await knex('attempts').where({ id }).update({ student_id, answers: '{}', graded: null, asked: null });
};

/** A student has one begun attempt at a version; what has become history stays. */
const alone = ({ knex }: School) =>
  knex('attempts').whereNotIn('id', knex('progress_logs').whereNotNull('attempt_id').select('attempt_id')).delete();

/** A student has one open test. */
const noTests = ({ knex }: School) => knex('leveling_tests').delete();

const withQuestion = async ({ id }: Row, { as }: School, samples: Sampler) => {
  const question = { ...(await samples.body('questions')), form_id: id, points: 1, pilot: false, skill: 'grammar' };
  return (await as('admin')).post('/api/questions', question);
};

const graded = ['score', 'points', 'percentage', 'correct', 'incorrect', 'graded'];

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

/** By `<entity>.<action>`; an action that is not here needs nothing but its state. */
export const scenes: Record<string, Scene> = {
  'exercise_forms.activate': { ready: withQuestion },
  'exam_forms.activate': { ready: withQuestion },
  'leveling_forms.activate': { ready: withQuestion },
  'levels.activate': { ready: ({ id }, { knex }) => knex('levels').where({ id }).update({ english_name: 'Level' }) },
  'students.change_type': {
    input: ({ student_type }) => ({ student_type: student_type === 'normal' ? 'advanced' : 'normal' }),
    changes: ['student_type'],
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
    ready: ({ student_id }, { knex }) => knex('users').where({ id: student_id }).update({ access_until: null }),
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
