import type { BegunReview } from '#schemas/types/fragments/begun_review.ts';
import { notAsAnother } from '../attempts/as_another.ts';
import { reviewQuestion } from '../attempts/practice.ts';
import type { Context, Refusal } from '../engine/define.ts';
import { requireRow } from '../engine/require_row.ts';
import { nextCards, openSet } from './due.ts';
import { cardsOf, formOf, judgeOf, type SetCard } from './set_form.ts';

/** A set that goes on, or the cards with which one begins. */
type Start = { set: number } | { cards: number[] };

/** What a student reviews now: what was begun today, or what is due. A student's starts come one after the other. */
export async function planSet(_row: object, input: object | null, ctx: Context): Promise<Refusal | Start> {
  const another = notAsAnother({}, ctx);
  if (another) return another;
  if (input) await ctx.trx('users').where('id', ctx.caller.id).forNoKeyUpdate().first('id');
  const set = await openSet(ctx);
  if (set) return { set };
  const cards = await nextCards(ctx);
  return cards.length > 0 ? { cards } : { rule: 'nothing_due' };
}

export const startSet = async (_row: object, plan: Start, ctx: Context): Promise<BegunReview> =>
  showSet('set' in plan ? plan.set : await begin(plan.cards, ctx), ctx);

/** What was left of an earlier day is due by itself. */
async function begin(cards: number[], { trx, caller, now }: Context): Promise<number> {
  await trx('review_sets')
    .where('student_id', caller.id)
    .whereNull('finished_at')
    .update({ finished_at: now, updated_at: now });
  const [made] = await trx('review_sets')
    .insert({ student_id: Number(caller.id), started_at: now })
    .returning('id');
  const { id } = requireRow(made);
  await trx('review_answers').insert(
    cards.map((review_card_id, at) => ({ review_set_id: id, review_card_id, place: at + 1 })),
  );
  return id;
}

/** A set with its form and what was answered of it. */
export async function showSet(id: number, ctx: Context): Promise<BegunReview> {
  const cards = await cardsOf(id, ctx);
  const checked = cards
    .filter(({ tries }) => tries > 0)
    .map((card) => ({ question: card.question, tries: card.tries, review: reviewCard(id, card, card.answers, cards) }));
  return { id, ...formOf(id, cards, ctx.caller.locale), checked };
}

/** What an answer to a card was worth, with what was right. */
export function reviewCard(set: number, card: SetCard, answers: SetCard['answers'], cards: SetCard[]) {
  const askedTries = cards.filter(({ tries }) => tries > 0).map(({ question, tries }) => [question, tries]);
  const checked = { ...Object.fromEntries(askedTries), [card.question]: 1 };
  return reviewQuestion(card.question, { answers, checked, seed: set }, judgeOf(card, cards));
}
