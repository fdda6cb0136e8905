import type { Knex } from 'knex';
import { locales } from '#schemas/localize.ts';
import { checkQuestions, type QuestionProblem, sentenceOf } from '../assessment/check.ts';
import { compileForm, type StoredQuestion } from '../assessment/compile.ts';
import { withoutGroups } from '../assessment/group.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { ActionOf, Context, Refusal, RowOf } from '../engine/define.ts';
import type { Forms } from './form_entity.ts';

/** The questions of a form as a version stores them, in their order: those of a group follow it. */
const wholeQuestions = `(
  select coalesce(jsonb_agg(stored_question(q.id, q."order", q.type, q.body, q.key, q.points, q.difficulty, q.skill,
      q.level_id, q.pilot, q.parent_id)
    order by coalesce(g."order", q."order"), coalesce(g.id, q.id), g.id is not null, q."order", q.id), '[]')
  from questions q left join questions g on g.id = q.parent_id where q.form_id = forms.id)`;

/** What of a form binds an attempt. */
const rules = `(jsonb_build_object('pass_percentage', forms.pass_percentage, 'time_limit_minutes', forms.time_limit_minutes,
  'attempts_allowed', forms.attempts_allowed, 'shuffle', forms.shuffle, 'reveal', forms.reveal, 'title', forms.title,
  'english_title', forms.english_title)
  || case when forms.kind = 'leveling'
    then jsonb_build_object('adaptive', forms.adaptive, 'question_limit', forms.question_limit) else '{}' end
  || jsonb_strip_nulls(jsonb_build_object('pause_minutes', forms.pause_minutes, 'questions_per_attempt',
    forms.questions_per_attempt))
  || case when forms.practice then '{"practice": true}'::jsonb else '{}' end)`;

/** A text that is another one as soon as anything is another in the questions of a form (`digest_of_questions`). */
const digest = `(
  select md5(string_agg(q.digest, '' order by q.digest collate "C")) from questions q where q.form_id = forms.id)`;

/**
 * What a form is now is not what its last version says, or it has none: compared whole, so that changing a thing back is
 * no change. Questions of the same digest are the same; the others alone are put together and compared.
 */
const differs = (key: string, rules: string) => `not exists (
    select from (select v.key, v.rules, v.digest from form_versions v where v.form_id = forms.id
      order by v.number desc limit 1) last
    where last.rules = ${rules} and (last.digest = ${digest} or last.key = ${key}))`;

/** Whether the form of the row has changes that are in no version. */
export const hasChanges = ({ trx }: Context): Knex.Raw => trx.raw(differs(wholeQuestions, rules));

type Rules = RowOf<'form_versions'>['rules'];

interface Draft {
  key: StoredQuestion[];
  rules: Rules;
  changed: boolean;
}

/** A form as it is written now, published or not. */
export async function draftOf({ id }: { id: number }, { trx }: Context): Promise<Draft> {
  // Not pulled up into the outer query (offset 0): the questions are put together once.
  const { rows } = await trx.raw(
    `select now.key, now.rules, ${differs('now.key', 'now.rules')} as changed
      from forms cross join lateral (select ${wholeQuestions} as key, ${rules} as rules offset 0) now where forms.id = ?`,
    [id],
  );
  return rows[0];
}

/** A draft that can be published, and what the files are that its questions show. */
interface Publication extends Draft {
  kinds: Map<number, string>;
}

/** What would be published of a form, or why it cannot be: the questions by their names, and what is wrong with each. */
async function planPublishing(
  form: Pick<RowOf<'forms'>, 'id' | 'status'>,
  ctx: Context,
): Promise<Refusal | Publication> {
  const draft = await draftOf(form, ctx);
  const { key, changed } = draft;
  const questions = withoutGroups(key);
  if (questions.length === 0) return { rule: 'no_questions' };
  const kinds = await kindsOf(key, ctx);
  const problems = problemsOf(key, kinds);
  if (problems.length > 0) return { rule: 'question_problems', params: describeProblems(problems, key, ctx) };
  if (!questions.some(({ points, pilot }) => points > 0 && !pilot)) return { rule: 'no_points' };
  return form.status === 'active' && !changed ? { rule: 'nothing_to_publish' } : { ...draft, kinds };
}

function problemsOf(questions: StoredQuestion[], kinds: Map<number, string>): QuestionProblem[] {
  const lost = questions.flatMap((question, at) =>
    filesOf(question).flatMap(({ resource, path }) =>
      kinds.has(resource)
        ? []
        : [{ question: at, path, rule: 'media_missing', params: { resource: String(resource) } }],
    ),
  );
  return [...checkQuestions(questionTypes, questions), ...lost].toSorted((one, other) => one.question - other.question);
}

/** As data for the editor, and in one sentence for people. */
function describeProblems(problems: QuestionProblem[], questions: StoredQuestion[], { caller }: Context) {
  const list = problems.map((problem) => ({
    question: questions[problem.question]?.id,
    number: problem.question + 1,
    path: problem.path,
    message: sentenceOf(problem, caller.locale),
  }));
  return { problems: list, reasons: list.map(({ message }) => message).join(' ') };
}

/** Compiles a form once and for ever, where it is not what its last version says. */
async function publish(form: { id: number }, { key, rules, changed, kinds }: Publication, ctx: Context): Promise<void> {
  if (!changed) return;
  const content = Object.fromEntries(locales.map((locale) => [locale, compileForm(questionTypes, key, locale, kinds)]));
  const number = ctx
    .trx('form_versions')
    .select(ctx.trx.raw('coalesce(max(number), 0) + 1'))
    .where({ form_id: form.id });
  const [version, questions] = [JSON.stringify(content), JSON.stringify(key)];
  await ctx.trx('form_versions').insert({ form_id: form.id, number, content: version, key: questions, rules });
}

/** Publishing a form, the first time or again. */
export const publishing: ActionOf<Forms, 'activate', Publication> = {
  plan: (form, _input, ctx) => planPublishing(form, ctx),
  apply: publish,
};

/** The kinds of the files that questions show; deleted files are left out. */
export async function kindsOf(questions: Pick<StoredQuestion, 'body'>[], ctx: Context): Promise<Map<number, string>> {
  const ids = [...new Set(questions.flatMap(filesOf).map(({ resource }) => resource))];
  const found = ids.length > 0 ? await ctx.trx('resources').whereRaw('id = any(?)', [ids]).select('id', 'kind') : [];
  return new Map(found.map(({ id, kind }) => [id, kind]));
}

interface Shows {
  resource?: number;
  medium?: { resource?: number };
}

/** The files that a question shows, beside its prompt and in its lists: as options, or with its rows. */
const filesOf = ({ body }: Pick<StoredQuestion, 'body'>): { resource: number; path: string }[] =>
  Object.entries(body).flatMap(([list, members]) =>
    (Array.isArray(members) ? (members as Shows[]) : []).flatMap(({ resource, medium }, place) => {
      const [file, path] = medium ? [medium.resource, 'medium.resource'] : [resource, 'resource'];
      return file === undefined ? [] : [{ resource: file, path: `body.${list}.${place}.${path}` }];
    }),
  );
