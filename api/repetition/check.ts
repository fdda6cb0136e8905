import type { ReviewSetActions, ReviewSetResults } from '#schemas/types/entities/review_sets.ts';
import { notAsAnother } from '../attempts/as_another.ts';
import { checkAnswers } from '../attempts/save.ts';
import type { Context, PlanOrRefusal, RowOf } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { requireRow } from '../engine/require_row.ts';
import { today } from './day.ts';
import { left } from './due.ts';
import { ratingOf } from './rating.ts';
import { remember } from './schedule.ts';
import { cardsOf, type SetCard } from './set_form.ts';
import { reviewCard } from './sets.ts';

type ReviewSet = RowOf<'review_sets'>;

/** An answer to a card of a set; `tries` is how often the card will have been answered then. */
interface Check {
  card: SetCard;
  cards: SetCard[];
  answers: SetCard['answers'];
  tries: number;
}

/**
 * What answering a card shows and changes, or why it cannot be answered. The same answer sent again, or from another tab,
 * is shown what the first one was: a card is reviewed once in a set. `again` is the second answer to what was wrong.
 * @throws Problem 422 for a question that the set does not ask, or an answer of another kind than it asks for
 */
export async function planCheck(
  set: ReviewSet,
  input: ReviewSetActions['check'] | null,
  ctx: Context,
): Promise<PlanOrRefusal<Check>> {
  const refusal = notAsAnother(set, ctx);
  if (refusal || !input) return refusal;
  const { question, again } = input;
  const cards = await cardsOf(set.id, ctx);
  const card = cards.find((one) => one.question === question);
  if (!card) throw invalid({ question: { keyword: 'unknown_question' } });
  if (!again && card.tries > 0) return { card, cards, answers: card.answers, tries: card.tries };
  if (again && card.tries === 0) return { rule: 'not_checked' };
  if (set.finished_at && card.tries === 0) return { rule: 'review_over' };
  const answers = { [question]: input.answers[question] ?? null };
  await checkAnswers({ id: card.attempt_id, student_id: set.student_id }, card.taken, answers, ctx);
  return { card, cards, answers, tries: again ? 2 : 1 };
}

/** Shows what was right. The first answer says when the card comes back; with the last one the set is finished. */
export async function checkCard(
  set: ReviewSet,
  { card, cards, answers, tries }: Check,
  ctx: Context,
): Promise<ReviewSetResults['check']> {
  const review = reviewCard(set.id, card, answers, cards);
  const { trx, now } = ctx;
  if (tries !== card.tries) {
    const first =
      card.tries === 0 ? { answers: JSON.stringify(answers), rating: ratingOf(review), answered_at: now } : {};
    await trx('review_answers')
      .where({ id: card.id })
      .update({ ...first, tries, updated_at: now });
    if (card.tries === 0) await reschedule(card.review_card_id, ratingOf(review), ctx);
    await finish(set.id, ctx);
  }
  return { question: card.question, tries, review };
}

async function reschedule(id: number, rated: ReturnType<typeof ratingOf>, ctx: Context): Promise<void> {
  const { trx, now } = ctx;
  const card = requireRow(await trx('review_cards').where({ id }).forUpdate().first());
  const after = remember(card, rated, today(ctx));
  await trx('review_cards')
    .where({ id })
    .update({ ...after, version: trx.raw('version + 1'), updated_at: now });
}

const finish = (id: number, { trx, now }: Context) =>
  trx.raw(
    `update review_sets s set finished_at = :now, version = s.version + 1, updated_at = :now
      where s.id = :id and s.finished_at is null and not exists (select from ${left})`,
    { id, now },
  );
