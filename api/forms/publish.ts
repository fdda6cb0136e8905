import type { Knex } from 'knex';
import { locales } from '#schemas/localize.ts';
import { checkQuestions, type QuestionProblem, sentenceOf } from '../assessment/check.ts';
import { compileForm, type StoredQuestion } from '../assessment/compile.ts';
import { askedOf } from '../assessment/group.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { Context, Refusal, Row } from '../engine/define.ts';
import { refused } from '../engine/errors.ts';

/** The questions of a form as a version stores them, in their order: those of a group follow it. */
const wholeQuestions = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'order', q."order", 'type', q.type, 'body', q.body, 'key', q.key,
    'points', q.points, 'difficulty', q.difficulty, 'skill', q.skill, 'level_id', q.level_id, 'pilot', q.pilot)
      || case when q.parent_id is null then '{}' else jsonb_build_object('parent_id', q.parent_id) end
    order by coalesce(g."order", q."order"), coalesce(g.id, q.id), g.id is not null, q."order", q.id), '[]')
  from questions q left join questions g on g.id = q.parent_id where q.form_id = forms.id)`;

/** What of a form binds an attempt. */
const rules = `(jsonb_build_object('pass_percentage', forms.pass_percentage, 'time_limit_minutes', forms.time_limit_minutes,
  'attempts_allowed', forms.attempts_allowed, 'shuffle', forms.shuffle, 'reveal', forms.reveal, 'title', forms.title,
  'english_title', forms.english_title)
  || case when forms.kind = 'leveling'
    then jsonb_build_object('adaptive', forms.adaptive, 'question_limit', forms.question_limit) else '{}' end
  || jsonb_strip_nulls(jsonb_build_object('pause_minutes', forms.pause_minutes, 'questions_per_attempt',
    forms.questions_per_attempt)))`;

/**
 * Whether a form is not what its last version says, or has none: compared whole, so that changing a thing back is no
 * change.
 */
export const hasChanges = (trx: Knex): Knex.Raw =>
  trx.raw(`not exists (
    select from (select v.key, v.rules from form_versions v where v.form_id = forms.id order by v.number desc limit 1) last
    where last.key = ${wholeQuestions} and last.rules = ${rules})`);

interface Draft {
  key: StoredQuestion[];
  rules: Row;
  changed: boolean;
}

/** A form as it is written now, published or not. */
export async function draftOf(form: Row, ctx: Context): Promise<Draft> {
  const { trx } = ctx;
  const columns = { key: trx.raw(wholeQuestions), rules: trx.raw(rules), changed: trx.raw('(?)', [hasChanges(trx)]) };
  return trx('forms').where({ id: form.id }).first(columns) as unknown as Promise<Draft>;
}

/** Why a form cannot be published: it names the questions and says what is wrong with each. */
export const publishable = async (form: Row, ctx: Context): Promise<Refusal | null> =>
  refusalOf(form, await draftOf(form, ctx), ctx);

async function refusalOf(form: Row, { key, changed }: Draft, ctx: Context): Promise<Refusal | null> {
  const asked = askedOf(key);
  if (asked.length === 0) return { rule: 'no_questions' };
  const problems = await problemsOf(key, ctx);
  if (problems.length > 0) return { rule: 'question_problems', params: describeProblems(problems, key, ctx) };
  if (!asked.some(({ points, pilot }) => points > 0 && !pilot)) return { rule: 'no_points' };
  return form.status === 'active' && !changed ? { rule: 'nothing_to_publish' } : null;
}

async function problemsOf(questions: StoredQuestion[], ctx: Context): Promise<QuestionProblem[]> {
  const kinds = await kindsOf(questions, ctx);
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

/**
 * Compiles a form once and for ever, where it is not what its last version says.
 * @throws Problem 409 when somebody made it one that cannot be published since that was asked
 */
export async function publish(form: Row, ctx: Context): Promise<void> {
  const draft = await draftOf(form, ctx);
  const refusal = await refusalOf(form, draft, ctx);
  if (refusal) throw refused(refusal);
  const { key, rules, changed } = draft;
  if (!changed) return;
  const kinds = await kindsOf(key, ctx);
  const content = Object.fromEntries(locales.map((locale) => [locale, compileForm(questionTypes, key, locale, kinds)]));
  const number = ctx
    .trx('form_versions')
    .select(ctx.trx.raw('coalesce(max(number), 0) + 1'))
    .where({ form_id: form.id });
  const [version, questions] = [JSON.stringify(content), JSON.stringify(key)];
  await ctx.trx('form_versions').insert({ form_id: form.id, number, content: version, key: questions, rules });
}

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
