import type { Finish } from '#schemas/types/fragments/finish.ts';
import { passing } from '../attempts/results.ts';
import type { Context, RowOf } from '../engine/define.ts';

/**
 * What was done of a lesson or of a level, and the attempt that ended it.
 * @param forms which exercises count, of a form `f` in a lesson `l`
 * @param ended which line of the log says the end
 */
const finishOf = async (forms: string, ended: string, id: number, { trx, caller }: Context): Promise<Finish> => {
  const { rows } = await trx.raw(
    `select count(best.percentage)::int as exercises, round(avg(best.percentage), 0)::int as average,
        (select g.attempt_id from progress_logs g where g.student_id = :student and ${ended} order by g.id desc limit 1) as attempt
      from forms f join lessons l on l.id = f.lesson_id and l.status = 'active'
      join lateral (select max(a.percentage) as percentage from attempts a join form_versions v on v.id = a.form_version_id
        where v.form_id = f.id and a.student_id = :student and ${passing}) best on true
      where f.kind = 'exercise' and f.status = 'active' and ${forms}`,
    { student: caller.id, id },
  );
  return rows[0];
};

/** What the caller has done of a lesson. */
export const finishOfLesson = ({ id }: Pick<RowOf<'lessons'>, 'id'>, ctx: Context) =>
  finishOf('l.id = :id', `g.event = 'lesson_taken' and g.lesson_id = :id`, id, ctx);

/** What the caller has done of a level. */
export const finishOfLevel = ({ id }: Pick<RowOf<'levels'>, 'id'>, ctx: Context) =>
  finishOf('l.level_id = :id', `g.event = 'level_passed' and g.from_level_id = :id`, id, ctx);
