import { asLiteral } from '#schemas/questions/answer_pattern.ts';
import type { FormActions } from '#schemas/types/fragments/form.ts';
import { checkQuestions, reasonOf } from '../../assessment/check.ts';
import { nameOf, type StoredQuestion } from '../../assessment/compile.ts';
import { questionTypes } from '../../assessment/registry.ts';
import { audit } from '../../engine/audit.ts';
import type { ActionOf, Context } from '../../engine/define.ts';
import { invalid, notFound } from '../../engine/errors.ts';
import type { Entity } from '../../engine/registry.ts';
import { requireRow } from '../../engine/require_row.ts';
import { update } from '../../engine/write.ts';
import type { Forms } from '../form_entity.ts';
import { latestOf } from '../latest.ts';
import { previewRegrade } from '../regrading/regrade.ts';
import { orderRegrading } from '../regrading/regrading.ts';
import { blanksOf, withVariant } from './blanks.ts';
import type { DismissedAnswer } from './variants.ts';

/** An answer that is to be right, or partly right, from now on and for those who have given it. */
type AcceptRequest = FormActions['accept_variant'];

/** An id that no version has: the version that would judge is not written yet. */
const notYet = 2 ** 31 - 1;

/** What becomes of a form that accepts an answer: the questions of the version that differs in this alone. */
interface Acceptance {
  request: AcceptRequest;
  latest: Awaited<ReturnType<typeof latestOf>>;
  question: string;
  key: StoredQuestion[];
}

/**
 * Accepts an answer: a version of the form that differs in this alone, the same in the question as it is being written,
 * and all who gave the answer are graded again, by a job.
 */
export const accepting: ActionOf<Forms, 'accept_variant', Acceptance> = {
  plan: (form, input, ctx) => input && planAccepting(form, input, ctx),
  preview: ({ id: form_id }, { question, key }, ctx) =>
    previewRegrade({ form_id, question, better: true, judge: { id: notYet, key } }, ctx),
  async apply({ id }, { request, question, latest, key }, ctx) {
    const judge_id = await insertVersion(id, latest, key, ctx);
    await writeDown(id, request, ctx);
    return orderRegrading(id, { judge_id, question, keep: 'better', confirmed: true }, ctx);
  },
};

/** @throws Problem 404 for a question that is not asked, 422 for an answer that cannot be accepted */
async function planAccepting({ id }: { id: number }, request: AcceptRequest, ctx: Context): Promise<Acceptance> {
  const latest = await latestOf(id, ctx);
  const at = latest.key.findIndex((one) => one.id === request.question);
  const question = latest.key[at];
  if (!question || !blanksOf(question).some(({ part }) => part === request.part)) throw notFound();
  const key = latest.key.with(at, withAnswer(question, request, ctx));
  return { request, latest, question: nameOf(question), key };
}

function withAnswer(question: StoredQuestion, { part, text, weight }: AcceptRequest, ctx: Context): StoredQuestion {
  const changedQuestion = { ...question, key: withVariant(question.key, part, variantOf({ text, weight })) };
  const [problem] = checkQuestions(questionTypes, [changedQuestion]);
  if (problem)
    throw invalid({ text: { keyword: 'variant', params: { reason: reasonOf(problem, ctx.caller.locale) } } });
  return changedQuestion;
}

const variantOf = ({ text, weight }: Pick<AcceptRequest, 'text' | 'weight'>) => ({
  text: asLiteral(text.trim()),
  ...(weight === 1 ? {} : { weight }),
});

/** What students see does not follow from a key, so that it is as it was. */
async function insertVersion(
  form_id: number,
  { number, content, rules }: Awaited<ReturnType<typeof latestOf>>,
  key: StoredQuestion[],
  { trx }: Context,
): Promise<number> {
  const row = { form_id, number: number + 1, content: JSON.stringify(content), key: JSON.stringify(key), rules };
  const [made] = await trx('form_versions').insert(row).returning('id');
  return requireRow(made).id;
}

/** The question in the editor may have changed or been removed; if it still has the blank, it accepts the answer too. */
async function writeDown(
  form_id: number,
  { question: id, part, text, weight }: AcceptRequest,
  ctx: Context,
): Promise<void> {
  const row = await ctx.trx('questions').where({ id, form_id }).forUpdate().first('type', 'body', 'key');
  if (!row) return;
  const key = withVariant(row.key, part, variantOf({ text, weight }));
  const fits = checkQuestions(questionTypes, [{ ...row, key }]).length === 0;
  if (fits && JSON.stringify(key) !== JSON.stringify(row.key))
    await update(ctx.engine.entities.get('questions') as Entity, id, { key }, null, ctx);
}

/** Takes an answer off the list for good: it is wrong. */
export async function dismiss(
  form_id: number,
  id: number,
  { part, answer }: DismissedAnswer,
  ctx: Context,
): Promise<void> {
  const row = await ctx.trx('questions').where({ id, form_id }).forUpdate().first('dismissed');
  if (!row) throw notFound();
  const known = row.dismissed.some((one) => one.part === part && one.answer === answer);
  if (known) return;
  const dismissed = [...row.dismissed, { part, answer }];
  await ctx
    .trx('questions')
    .where({ id })
    .update({ dismissed: JSON.stringify(dismissed) });
  const entity = ctx.engine.entities.get('questions') as Entity;
  await audit([{ action: 'dismiss_variant', entity, record_id: id, before: row, after: { dismissed } }], ctx);
}
