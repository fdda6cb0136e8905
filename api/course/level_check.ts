import { checkQuestions } from '../assessment/check.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { Context, Refusal, RowOf } from '../engine/define.ts';
import { say } from '../engine/words/words.ts';

/** What hinders a level from being taught, and where: the record that has to be mended. */
interface Gap {
  entity: string;
  id: number;
  name: string;
  rule: string;
  /** The question that is meant, in a form. */
  question?: number;
}

/** What is held by a level and is not put away. */
const recordsOfLevel = `
  select 'levels' as entity, l.id, l.name, l.english_name as english, true as described from levels l where l.id = :level
  union all select 'lessons', s.id, s.name, s.english_name, true from lessons s
    where s.level_id = :level and s.status <> 'inactive'
  union all select 'class_lessons', c.id, c.name, c.english_name, c.english_content is not null from class_lessons c
    where c.level_id = :level and c.status <> 'inactive'
  union all select 'sections', n.id, n.title, n.english_title, n.english_content is not null from sections n
    join lessons s on s.id = n.lesson_id
    where s.level_id = :level and s.status <> 'inactive' and n.status <> 'inactive'
  union all select 'exercise_forms', f.id, f.title, f.english_title, true from forms f join lessons s on s.id = f.lesson_id
    where s.level_id = :level and s.status <> 'inactive' and f.status <> 'inactive'
  union all select 'exam_forms', f.id, f.title, f.english_title, true from forms f
    where f.level_id = :level and f.kind = 'exam' and f.status <> 'inactive'`;

const gaps = `
  with held as (${recordsOfLevel})
  select entity, id, name, 'translation' as rule from held where coalesce(english, '') = '' or not described
  union all select 'lessons', h.id, h.name, 'no_exercise' from held h where h.entity = 'lessons'
    and not exists (select from forms f where f.lesson_id = h.id and f.status <> 'inactive')
  union all select 'exam_forms', h.id, h.name, 'no_pass_mark' from held h join forms f on f.id = h.id
    where h.entity = 'exam_forms' and f.pass_percentage = 0
  order by entity, id, rule`;

const questions = `
  with held as (${recordsOfLevel})
  select q.id, q.type, q.body, q.key, q.points, q.parent_id, q."order", h.entity, h.id as form, h.name
  from held h join questions q on q.form_id = h.id where h.entity in ('exercise_forms', 'exam_forms')
  order by h.entity, h.id, q."order", q.id`;

type HeldQuestion = Pick<RowOf<'questions'>, 'id' | 'type' | 'body' | 'key' | 'points' | 'parent_id' | 'order'> & {
  entity: string;
  form: number;
  name: string;
};

/** Why a level cannot be taught yet: each reason with the place where it is mended. */
export async function teachable(level: { id: number }, ctx: Context): Promise<Refusal | null> {
  const place = { level: level.id };
  const missing: Gap[] = (await ctx.trx.raw(gaps, place)).rows;
  const { rows } = await ctx.trx.raw<{ rows: HeldQuestion[] }>(questions, place);
  const found = [...missing, ...unanswerable(rows)];
  if (found.length === 0) return null;
  const problems = found.map((gap) => ({ ...gap, message: sentenceOf(gap, ctx) }));
  return { rule: 'level_unfinished', params: { problems, reasons: problems.map(({ message }) => message).join(' ') } };
}

/** The questions of forms that nobody can answer right, each once. */
function unanswerable(rows: HeldQuestion[]): Gap[] {
  const wrong = new Set(checkQuestions(questionTypes, rows).map(({ question }) => question));
  return [...wrong].map((at) => {
    const { id, entity, form, name } = rows[at] as HeldQuestion;
    return { entity, id: form, name, rule: 'unanswerable', question: id };
  });
}

const sentenceOf = ({ entity, name, rule }: Gap, { caller }: Context): string =>
  say(caller.locale, `level_check.${rule}`, {
    record: `${say(caller.locale, `resources.${entity}.name`, { smart_count: 1 })} «${name}»`,
  });
