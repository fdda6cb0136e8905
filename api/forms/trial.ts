import type { Locale } from '#schemas/localize.ts';
import { compileForm, type StoredQuestion } from '../assessment/compile.ts';
import { type FormVersion, gradeForm } from '../assessment/grade.ts';
import { withoutGroups } from '../assessment/group.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { Context, RowOf } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { ajv } from '../engine/schema/ajv.ts';
import { fieldErrors } from '../engine/words/messages.ts';
import { hindrances, type UnsavedQuestion, withNumbers } from './preview.ts';
import { kindsOf } from './publish.ts';

/**
 * How a form that is being written grades what a student would answer, by its rules and in the order of the list, with
 * the whole review, which an author sees whatever students see. All questions are asked, also where
 * attempts draw from them. Nothing is stored. Questions that cannot be asked yet are left out and named.
 * @param answers by the names of `preview`
 * @throws Problem 422 for a form that is not there, or an answer of another kind than its question asks for
 */
export async function gradeTrial(
  form_id: number,
  questions: UnsavedQuestion[],
  answers: Record<string, unknown>,
  ctx: Context,
) {
  const form = await ctx.trx('forms').where({ id: form_id }).first();
  if (!form) throw invalid({ form_id: { keyword: 'reference' } });
  const written = withNumbers(questions);
  const problems = hindrances(written, ctx);
  const left = new Set(problems.map(({ question }) => question));
  const version = await versionLike(
    form,
    written.filter((_, at) => !left.has(at)),
    ctx,
  );
  const known = Object.fromEntries(
    Object.entries(answers).filter(([name]) => name in version.content.es.schema.properties),
  );
  checkAnswers(version, known);
  const { pass_percentage } = version.rules;
  const { graded, ...result } = gradeForm(questionTypes, version, known, 0);
  const passed = result.status === 'completed' ? result.percentage >= pass_percentage : null;
  return { ...result, review: graded, pass_percentage, passed, submitted_at: ctx.now.toISOString(), problems };
}

/** As `publish` would make it, but for its order, which is that of the list. */
async function versionLike(form: RowOf<'forms'>, found: StoredQuestion[], ctx: Context): Promise<FormVersion> {
  const parents = withoutGroups(found).map(({ parent_id }) => parent_id);
  const key = found.filter(({ id, type }) => type !== 'group' || parents.includes(id));
  const kinds = await kindsOf(key, ctx);
  const compiled = (locale: Locale) => compileForm(questionTypes, key, locale, kinds);
  const { pass_percentage, attempts_allowed, time_limit_minutes, reveal, title, english_title } = form;
  const rules = { pass_percentage, attempts_allowed, time_limit_minutes, reveal, title, english_title, shuffle: false };
  return { content: { es: compiled('es'), en: compiled('en') }, key, rules };
}

/** Once, for these answers: nobody asks by this schema again. */
function checkAnswers({ content }: FormVersion, answers: Record<string, unknown>): void {
  const validate = ajv.compile(content.es.schema);
  ajv.removeSchema(content.es.schema);
  if (validate(answers)) return;
  const errors = Object.entries(fieldErrors(validate.errors));
  throw invalid(Object.fromEntries(errors.map(([field, error]) => [`answers.${field}`, error])));
}
