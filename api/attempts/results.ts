import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';

/** The caller's attempts at the form of the row. */
const own = `from attempts a join form_versions v on v.id = a.form_version_id
  where v.form_id = forms.id and a.student_id = :student`;

/** A pass is a pass at the version that was taken: raising the mark later takes none away. */
const reachesPassMark = (attempt: string) => `${attempt}.percentage >= (v.rules ->> 'pass_percentage')::numeric`;
export const passing = `a.status = 'completed' and ${reachesPassMark('a')}`;
/** It was handed in, and a person has still to grade it. */
export const waiting = `a.status = 'pending_revision'`;

const graders = `make_interval(days => (select grading_days from settings))`;

/** When a person will have graded what waits for one, at the latest; null where nothing waits. */
export const gradedBy = ({ trx }: Context): Knex.Raw =>
  trx.raw(`case when attempts.status = 'pending_revision' then attempts.submitted_at + ${graders} end`);

/** Of the attempt of the row: the mark of the version that was taken, and whether it was reached; null while it is open. */
export const markOfAttempt = ({ trx }: Context): Knex.Raw =>
  trx.raw(`(select (v.rules ->> 'pass_percentage')::int from form_versions v where v.id = attempts.form_version_id)`);

export const attemptPassed = ({ trx }: Context): Knex.Raw =>
  trx.raw(`(select case when attempts.status = 'completed' then ${reachesPassMark('attempts')} end
    from form_versions v where v.id = attempts.form_version_id)`);

/** Of the attempt of the row, when its student may read more than its totals: by the version that was taken. */
export const revealOfAttempt = ({ trx }: Context): Knex.Raw =>
  trx.raw(`(select v.rules ->> 'reveal' from form_versions v where v.id = attempts.form_version_id)`);

/** The questions of an attempt may be read by its student: by the version `v` that was taken. */
export const mayReview = `case v.rules ->> 'reveal' when 'after_submitting' then true
  when 'after_passing' then attempts.status = 'completed' and ${reachesPassMark('attempts')} else false end`;

/** How the questions of the attempt of the row were graded, where the caller may read it; a student else gets nothing. */
export const reviewOfAttempt = ({ trx, caller }: Context): Knex.Raw =>
  caller.role === 'student'
    ? trx.raw(`(select attempts.graded from form_versions v where v.id = attempts.form_version_id and ${mayReview})`)
    : trx.raw('attempts.graded');

const student = ({ caller }: Context) => ({ student: caller.id });

export const bestPercentage = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(`(select max(a.percentage) ${own} and a.status = 'completed')`, student(ctx));

export const attemptStatus = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(`(select a.status ${own} order by a.id desc limit 1)`, student(ctx));

/** When a person will have graded what the caller handed in last of the form of the row, at the latest; null where nothing waits. */
const formGradedBy = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(`(select max(a.submitted_at) + ${graders} ${own} and ${waiting})`, student(ctx));

export const hasPassed = (ctx: Context): Knex.Raw => ctx.trx.raw(`exists (select ${own} and ${passing})`, student(ctx));

/** What a student's forms say of the student's own attempts. */
export const ownResults = {
  best_percentage: bestPercentage,
  attempt_status: attemptStatus,
  graded_by: formGradedBy,
  passed: hasPassed,
};

const openExercises = `from forms where forms.kind = 'exercise' and forms.status = 'active' and forms.lesson_id = lessons.id`;

/** How many exercises a lesson has, for the lesson of the row. */
export const exercises = ({ trx }: Context): Knex.Raw => trx.raw(`(select count(*)::int ${openExercises})`);

export const exercisesPassed = (ctx: Context): Knex.Raw =>
  ctx.trx.raw(`(select count(*)::int ${openExercises} and exists (select ${own} and ${passing}))`, student(ctx));
