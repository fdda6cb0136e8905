import type { LessonWithReason } from '#schemas/types/fragments/lesson_with_reason.ts';
import type { LevelWithReason } from '#schemas/types/fragments/level_with_reason.ts';
import { exercises } from '../attempts/results.ts';
import type { ActionHooks, Context, Refusal } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { classesTaken } from './classes_taken.ts';
import { logProgress } from './give_level.ts';
import { asLearner, type Student } from './learner.ts';
import { lessonState } from './lessons_taken.ts';

/** What is counted: a class of a level, or a lesson. */
type CreditTarget = { level_id: number } | { lesson_id: number };

type WithReason = LevelWithReason | LessonWithReason;

/** Something that the school counts as taken, or no longer, and why. */
interface Credit {
  counted: CreditTarget;
  reason: string;
}

/** The line of the history says a class by the level for which it counts. */
const inHistory = (counted: CreditTarget) => ('level_id' in counted ? { to_level_id: counted.level_id } : counted);

/** Why nothing of a level can be counted for the student: it is not there, or lies ahead. */
function beyond(order: number | undefined, { caller }: Context, field: string): Refusal | null {
  if (order === undefined) throw invalid({ [field]: { keyword: 'reference' } });
  if (!caller.level) return { rule: 'no_level' };
  return order > caller.level.order ? { rule: 'level_not_reached' } : null;
}

/** A class counts where classes are asked for: the student's type takes part in them, and the level holds some. */
async function classRefusal(
  student: Student,
  { level_id }: { level_id: number },
  ctx: Context,
): Promise<Refusal | null> {
  const learner = await asLearner(student, ctx);
  const level = await ctx
    .trx('levels')
    .where({ id: level_id, status: 'active' })
    .first({ order: 'order', classes: classesTaken(learner) });
  const refusal = beyond(level?.order, learner, 'level_id');
  return refusal ?? (level?.classes === null ? { rule: 'no_classes_asked' } : null);
}

/** A lesson counts once, and where there is something in it to take. */
async function lessonRefusal(
  student: Student,
  { lesson_id }: { lesson_id: number },
  ctx: Context,
): Promise<Refusal | null> {
  const learner = await asLearner(student, ctx);
  const lesson = await ctx
    .trx('lessons')
    .join('levels', 'levels.id', 'lessons.level_id')
    .where('lessons.id', lesson_id)
    .where('lessons.status', 'active')
    .where('levels.status', 'active')
    .first({ order: 'levels.order', state: lessonState(learner), exercises: exercises(ctx) });
  const refusal = beyond(lesson?.order, learner, 'lesson_id');
  if (refusal) return refusal;
  if (lesson?.state === 'taken') return { rule: 'lesson_taken_already' };
  return lesson?.exercises === 0 ? { rule: 'lesson_without_exercises' } : null;
}

const countedBy = (input: CreditTarget): CreditTarget =>
  'level_id' in input ? { level_id: input.level_id } : { lesson_id: input.lesson_id };

const adding = <Input extends WithReason>(
  event: string,
  refuse: (student: Student, input: Input, ctx: Context) => Promise<Refusal | null>,
): ActionHooks<Credit, Student, Input> => ({
  async plan(student, input, ctx) {
    if (!input) return student.current_level_id === null ? { rule: 'no_level' } : null;
    return (await refuse(student, input, ctx)) ?? { counted: countedBy(input), reason: input.reason };
  },
  async apply({ id }, { counted, reason }, ctx) {
    await ctx
      .trx('credits')
      .insert({ student_id: id, ...counted, reason, added_by: ctx.caller.id, added_at: ctx.now.toISOString() });
    await logProgress(id, event, ctx, { ...inHistory(counted), reason });
  },
});

/** Of the classes of a level the one that was added last. What was really taken is not touched. */
const standing = (student_id: number, counted: CreditTarget, { trx }: Context) =>
  trx('credits')
    .where({ student_id, ...counted })
    .whereNull('taken_back_at')
    .orderBy('id', 'desc')
    .first('id');

const takingBack = (event: string, nothing: string): ActionHooks<Credit & { credit: number }, Student, WithReason> => ({
  async plan(student, input, ctx) {
    if (!input) return null;
    const counted = countedBy(input);
    const credit = await standing(student.id, counted, ctx);
    return credit ? { counted, reason: input.reason, credit: credit.id } : { rule: nothing };
  },
  async apply({ id }, { counted, reason, credit }, ctx) {
    await ctx.trx('credits').where({ id: credit }).update({
      taken_back_by: ctx.caller.id,
      taken_back_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    });
    await logProgress(id, event, ctx, { ...inHistory(counted), reason });
  },
});

/** Staff count a class or a lesson as taken, or take back what they have added. */
export const credits = {
  add_class_taken: adding<LevelWithReason>('class_added', classRefusal),
  take_back_class_taken: takingBack('class_taken_back', 'no_class_added'),
  add_lesson_taken: adding<LessonWithReason>('lesson_added', lessonRefusal),
  take_back_lesson_taken: takingBack('lesson_taken_back', 'no_lesson_added'),
};
