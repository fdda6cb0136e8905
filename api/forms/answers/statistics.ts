import { nameOf, type StoredQuestion, typeOf } from '../../assessment/compile.ts';
import { withoutGroups } from '../../assessment/group.ts';
import { questionTypes } from '../../assessment/registry.ts';
import { inWords } from '../../assessment/rich.ts';
import type { Context } from '../../engine/define.ts';
import { latestOf } from '../latest.ts';
import { namesIn } from '../names.ts';
import { type ChosenOption, enough, type Flag, flagsOf, type ItemAnalysis } from './flags.ts';

interface ItemStatistics extends ItemAnalysis {
  question: number;
  flags: Flag[];
}

type Item = Pick<ItemAnalysis, 'answers' | 'facility' | 'discrimination'> & { question: string };
type Choice = Pick<ChosenOption, 'part' | 'choice' | 'count' | 'share' | 'strong'> & { question: string };

/**
 * How the questions of a form work, from the first completed attempt of each student, where the question was asked in the
 * same words as now.
 *
 * Facility is the mean share of the points that was earned; discrimination the correlation of that share with what was
 * earned on the rest of the form (Pearson; for right and wrong the corrected point-biserial). Both as Moodle's quiz
 * statistics define the facility index and the discrimination index (there in per cent), from first attempts for the same
 * reason: https://docs.moodle.org/dev/Quiz_statistics_calculations. The strong are the upper 27 % on the whole form (T. L. Kelley, The selection of upper and
 * lower groups for the validation of test items, Journal of Educational Psychology 30, 1939).
 */
export async function statistics(
  form_id: number,
  ctx: Context,
): Promise<{ enough: number; questions: ItemStatistics[] }> {
  const { id, key } = await latestOf(form_id, ctx);
  const single = withoutGroups(key);
  const [items, chosen] = await Promise.all([
    ctx.trx.raw<{ rows: Item[] }>(`${firsts} ${itemSums}`, { form_id, id }),
    ctx.trx.raw<{ rows: Choice[] }>(`${firsts} ${choiceSums}`, { form_id, id }),
  ]);
  const sums = new Map(items.rows.map((row) => [row.question, row]));
  const choices = Map.groupBy(chosen.rows, ({ question }) => question);
  const questions = single.map((question) => {
    const { answers = 0, facility = null, discrimination = null } = sums.get(nameOf(question)) ?? {};
    const options = optionsOf(question, choices.get(nameOf(question)) ?? []);
    const found = { question: question.id, answers, facility, discrimination, options };
    return { ...found, flags: flagsOf(found) };
  });
  return { enough, questions };
}

/** The first attempt of each student, with those questions that are asked now as they were then. */
const firsts = `with firsts as materialized (
    select distinct on (a.student_id) a.id, a.form_version_id, a.answers, a.graded, a.score, a.points, a.percentage
    from attempts a join form_versions v on v.id = a.form_version_id
    where v.form_id = :form_id and a.status = 'completed' order by a.student_id, a.id),
  asked as materialized (
    select was.id as version, 'q' || (k ->> 'id') as question
    from form_versions now cross join jsonb_array_elements(now.key) k
    join form_versions was on was.form_id = now.form_id
    where now.id = :id and exists (select from jsonb_array_elements(was.key) old
      where old -> 'id' = k -> 'id' and old -> 'type' = k -> 'type' and old -> 'body' = k -> 'body'))`;

const itemSums = `, items as (
    select asked.question, r.score / nullif(r.points, 0) as share,
      (firsts.score - r.score) / nullif(firsts.points - r.points, 0) as rest
    from firsts join asked on asked.version = firsts.form_version_id
    join lateral jsonb_to_recordset(firsts.graded) r(question text, score numeric, points numeric)
      on r.question = asked.question and r.score is not null)
  select question, count(share)::int as answers, avg(share)::float8 as facility,
    corr(share::float8, rest::float8) as discrimination
  from items group by question`;

const choiceSums = `, ranked as (
    select *, percent_rank() over (order by percentage) >= 0.73 as strong from firsts),
  given as (
    select asked.question, ranked.id, ranked.strong, each.part, each.choice
    from ranked join asked on asked.version = ranked.form_version_id
    cross join lateral (select ranked.answers -> asked.question) a(answer)
    cross join lateral (
      select '' as part, a.answer #>> '{}' as choice where jsonb_typeof(a.answer) = 'string'
      union all select '', one from jsonb_array_elements_text(case jsonb_typeof(a.answer) when 'array' then a.answer else '[]' end) one
      union all select key, value from jsonb_each_text(case jsonb_typeof(a.answer) when 'object' then a.answer else '{}' end)) each),
  parts as (select question, part, count(distinct id) as whole, count(distinct id) filter (where strong) as best
    from given group by question, part)
  select question, part, choice, count(*)::int as count, (count(*)::float8 / max(whole)) as share,
    coalesce(count(*) filter (where strong)::float8 / nullif(max(best), 0), 0) as strong
  from given join parts using (question, part) group by question, part, choice`;

/** What could be chosen, the right ones marked; nothing for what is typed or arranged. */
function optionsOf(question: StoredQuestion, rows: Choice[]): ChosenOption[] {
  const { choosing, author } = typeOf(questionTypes, question.type);
  if (!choosing) return [];
  const { body } = inWords(author, question);
  const [names, right] = [namesIn(body), rightOf(question)];
  const isRight = ({ part, choice }: { part: string; choice: string }) =>
    right.some((one) => one.part === part && one.choice === choice);
  const never = right.filter((one) => !rows.some(({ part, choice }) => part === one.part && choice === one.choice));
  return [...rows, ...never.map((one) => ({ ...one, count: 0, share: 0, strong: 0 }))].map((row) => ({
    ...(({ part, choice, count, share, strong }: Omit<Choice, 'question'>) => ({ part, choice, count, share, strong }))(
      row,
    ),
    text: names.get(row.choice) ?? row.choice,
    right: isRight(row),
  }));
}

function rightOf(question: StoredQuestion): { part: string; choice: string }[] {
  const solution: unknown = typeOf(questionTypes, question.type).solution(question);
  if (typeof solution === 'string') return [{ part: '', choice: solution }];
  if (Array.isArray(solution)) return solution.map((choice) => ({ part: '', choice }));
  return Object.entries((solution ?? {}) as Record<string, string>).map(([part, choice]) => ({ part, choice }));
}
