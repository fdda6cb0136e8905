import { defineEntity } from '../engine/define.ts';
import { ofCaller } from '../live/reach.ts';
import { summarizeCards } from '../repetition/due.ts';

export default defineEntity('review_cards', {
  scopes: { own: ofCaller('review_cards.student_id') },
  queries: { summary: (_row, _params, ctx) => summarizeCards(ctx) },
});
