import type { Context, Refusal, RowOf } from '../engine/define.ts';
import { requireRow } from '../engine/require_row.ts';
import { say } from '../engine/words/words.ts';
import { classesTaken } from './classes_taken.ts';
import { lessonsNeeded, lessonsTaken } from './lessons_taken.ts';

/** Something that a level asks for before its exam, and how much of it is done. */
export interface Condition {
  need: 'lessons' | 'classes' | 'days';
  done: number;
  required: number;
  possible_at: string | null;
}

const day = 86_400_000;

/**
 * Why the exam of the own level is still closed: each condition that is not met. A level that lies behind is open for
 * revision, its exam too; a demonstration ends before it.
 */
export async function examGate({ level_id }: RowOf<'forms'>, ctx: Context): Promise<Refusal | null> {
  if (ctx.caller.student_type === 'demo') return { rule: 'not_in_demo' };
  if (level_id === null || level_id !== ctx.caller.level?.id) return null;
  const unmet = (await examConditions(level_id, ctx)).filter(isUnmet);
  if (unmet.length === 0) return null;
  const reasons = unmet.map(({ need, done, required }) =>
    say(ctx.caller.locale, `gate.${need}`, { smart_count: required - done }),
  );
  const dates = unmet.map(({ possible_at }) => possible_at);
  return {
    rule: 'exam_locked',
    params: { reasons: reasons.join(', '), unmet },
    possible_at: dates.length === 1 ? (dates[0] as string | null) : null,
  };
}

export const isUnmet = ({ done, required }: Condition): boolean => done < required;

/** What the exam of the caller's level asks for, met or not. */
export async function examConditions(level_id: number, ctx: Context): Promise<Condition[]> {
  const { trx, caller, now } = ctx;
  const query = trx('levels')
    .where('levels.id', level_id)
    .first({
      required_lessons: lessonsNeeded(ctx),
      required_classes: 'required_classes',
      days_required: 'days_required',
      lessons: lessonsTaken(ctx),
      classes: classesTaken(ctx),
      started: trx('users').where('id', caller.id).select(trx.raw('coalesce(level_started_at, created_at)')),
    });
  const level = requireRow(await query);
  const startedAt = new Date(level.started).getTime();
  const opens = startedAt + level.days_required * day;
  const days = Math.min(Math.floor((now.getTime() - startedAt) / day), level.days_required);
  return [
    { need: 'lessons', done: level.lessons, required: level.required_lessons, possible_at: null },
    {
      need: 'classes',
      done: level.classes,
      required: level.classes === null ? 0 : level.required_classes,
      possible_at: null,
    },
    { need: 'days', done: days, required: level.days_required, possible_at: new Date(opens).toISOString() },
  ];
}
