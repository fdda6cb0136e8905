import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { attemptStatus, bestPercentage, exercises, exercisesPassed, hasPassed } from '../attempts/results.ts';
import type { Context, RowOf, StoredRow } from '../engine/define.ts';
import { classesTaken } from './classes_taken.ts';
import { examConditions, isUnmet } from './exam_gate.ts';
import { asLearner } from './learner.ts';
import { lessonState, lessonsNeeded, lessonsTaken } from './lessons_taken.ts';
import { daysTaken, levelState } from './levels_taken.ts';

type Progress = StudentQueries['progress']['result'];

const names = ['id', 'name', 'english_name', 'order'];

/** A level of the course as the student has it. */
type Level = Omit<NonNullable<Progress['level']>, 'started_at'>;

type MeasuredLevel = Omit<Level, 'classes_needed' | 'lessons_left' | 'classes_left'> & { required_classes: number };
type AddedCredit = RowOf<'credits'> & { by: string | null };

/** All levels of the course, measured by the rules of the student's own pages. */
async function levelsOf(learner: Context): Promise<Level[]> {
  const rows: MeasuredLevel[] = await learner
    .trx('levels')
    .where('levels.status', 'active')
    .orWhere('levels.id', learner.caller.level?.id ?? 0)
    .orderBy('levels.order')
    .select(...names, 'required_classes', 'days_required', {
      state: levelState(learner),
      lessons_needed: lessonsNeeded(learner),
      lessons_taken: lessonsTaken(learner),
      classes_taken: classesTaken(learner),
      days_taken: daysTaken(learner),
    });
  return rows.map(({ required_classes, ...level }) => {
    const classes_needed = level.classes_taken === null ? 0 : required_classes;
    const lessons_left = Math.max(0, level.lessons_needed - level.lessons_taken);
    return {
      ...level,
      classes_needed,
      lessons_left,
      classes_left: Math.max(0, classes_needed - (level.classes_taken ?? 0)),
    };
  });
}

/**
 * How far the student is in the course: lessons and classes that its levels ask for. What lies behind the own level counts
 * as done, as a student may have been placed beyond it.
 */
function courseOf(levels: Level[]): Progress['course'] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const doneOf = ({ state }: Level, needed: number, left: number) =>
    state === 'done' ? needed : state === 'current' ? needed - left : 0;
  const expected_total_lessons = sum(levels.map(({ lessons_needed }) => lessons_needed));
  const lessons_taken = sum(levels.map((level) => doneOf(level, level.lessons_needed, level.lessons_left)));
  const classes_needed = sum(levels.map((level) => level.classes_needed));
  const classes_taken = sum(levels.map((level) => doneOf(level, level.classes_needed, level.classes_left)));
  const levels_done = levels.filter(({ state }) => state === 'done').length;
  const all = expected_total_lessons + classes_needed;
  // A course that asks for nothing is measured by its levels.
  const part = all > 0 ? (lessons_taken + classes_taken) / all : levels_done / Math.max(1, levels.length);
  const percentage = Math.floor(100 * part);
  const measures = { expected_total_lessons, lessons_taken, classes_needed, classes_taken };
  return { levels: levels.length, levels_done, ...measures, percentage };
}

/** What staff have added for the student and not taken back. */
const creditsOf = (student: { id: number }, { trx }: Context) =>
  trx('credits')
    .leftJoin('users as adder', 'adder.id', 'credits.added_by')
    .where({ 'credits.student_id': student.id })
    .whereNull('credits.taken_back_at')
    .orderBy('credits.id')
    .select('credits.*', trx.raw(`adder.first_name || ' ' || adder.name as by`));

async function lessonsOf(level: number, credits: AddedCredit[], learner: Context): Promise<Progress['lessons']> {
  const lessons = await learner
    .trx('lessons')
    .where({ level_id: level, status: 'active' })
    .orderBy('order')
    .orderBy('id')
    .select(...names, {
      state: lessonState(learner),
      exercises: exercises(learner),
      exercises_passed: exercisesPassed(learner),
    });
  return lessons.map((lesson) => ({
    ...lesson,
    credit: credits.find(({ lesson_id }) => lesson_id === lesson.id) ?? null,
  }));
}

const examsOf = (level: number, learner: Context) =>
  learner
    .trx('forms')
    .where({ kind: 'exam', level_id: level, status: 'active' })
    .orderBy('id')
    .select('id', 'title', 'english_title', {
      best_percentage: bestPercentage(learner),
      attempt_status: attemptStatus(learner),
      passed: hasPassed(learner),
    });

async function gateOf(level: number, learner: Context): Promise<Progress['gate']> {
  const conditions = await examConditions(level, learner);
  return { is_open: !conditions.some(isUnmet), conditions: conditions.filter(({ required }) => required > 0) };
}

/** Where a student stands, by the rules of the student's own pages. */
export async function studentProgress(student: StoredRow<'students'>, ctx: Context): Promise<Progress> {
  const learner = await asLearner(student, ctx);
  const levels = await levelsOf(learner);
  const level = levels.find(({ id }) => id === learner.caller.level?.id);
  const course = courseOf(levels);
  if (!level) return { level: null, lessons: [], classes_added: [], exams: [], gate: null, course };
  const credits: AddedCredit[] = await creditsOf(student, ctx);
  return {
    level: { ...level, started_at: student.level_started_at },
    lessons: await lessonsOf(level.id, credits, learner),
    classes_added: credits.filter(({ level_id }) => level_id === level.id) as Progress['classes_added'],
    exams: await examsOf(level.id, learner),
    gate: await gateOf(level.id, learner),
    course,
  };
}
