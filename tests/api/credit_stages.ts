import type { Row } from '#api/engine/define.ts';
import type { School } from '#tests/support/school.ts';
import type { Scene } from './scene.ts';

const classLevel = ({ knex }: School) =>
  knex('meetings')
    .join('levels', 'levels.id', 'meetings.level_id')
    .where({ kind: 'classe', 'levels.status': 'active' });
const takenLesson = ({ knex }: School) =>
  knex('lessons').join('forms', 'forms.lesson_id', 'lessons.id').join('levels', 'levels.id', 'lessons.level_id').where({
    'lessons.status': 'active',
    'forms.status': 'active',
    'forms.kind': 'exercise',
    'levels.status': 'active',
  });

let level_id: number;
let lesson_id: number;
const reason = 'La sala falló';

/** A student at a level of which classes are held and which has lessons; nothing has been added yet. */
async function learner({ id }: Row, school: School): Promise<void> {
  level_id = (await classLevel(school).first('levels.id')).id;
  const lesson = await takenLesson(school).first('lessons.id', 'lessons.level_id');
  lesson_id = lesson.id;
  const current_level_id = (
    await school.knex('levels').where({ status: 'active' }).orderBy('order', 'desc').first('id')
  ).id;
  await school.knex('users').where({ id }).update({ student_type: 'normal', current_level_id });
}

const added = (counted: () => Row) => async (row: Row, school: School) => {
  await learner(row, school);
  await school.knex('credits').insert({ student_id: row.id, ...counted(), reason, added_at: new Date() });
};
const ofLevel = () => ({ level_id });
const ofLesson = () => ({ lesson_id });
const because = (counted: () => Row) => () => ({ ...counted(), reason });

/** What the actions on a student's classes, lessons, level and contract need. */
export const creditScenes: Record<string, Scene> = {
  'students.add_class_taken': { ready: learner, input: because(ofLevel) },
  'students.add_lesson_taken': { ready: learner, input: because(ofLesson) },
  'students.take_back_class_taken': { ready: added(ofLevel), input: because(ofLevel) },
  'students.take_back_lesson_taken': { ready: added(ofLesson), input: because(ofLesson) },
  'students.extend_contract': { input: () => ({ access_until: '2091-01-02' }), changes: ['access_until'] },
  'students.restore_level': {
    async ready(row, school) {
      await learner(row, school);
      const { current_level_id } = await school.knex('users').where({ id: row.id }).first('current_level_id');
      const ways = { from_level_id: current_level_id, to_level_id: current_level_id };
      await school.knex('progress_logs').insert({ student_id: row.id, event: 'level_reset', ...ways });
    },
    input: ({ current_level_id }) => ({ current_level_id }),
    changes: ['current_level_id', 'level_started_at'],
  },
};
