import { defineEntity } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';

/** What an author is writing and has not saved: only the author sees it again. */
export default defineEntity('question_drafts', {
  actions: {
    keep: {
      async apply(_row, { form_id, card, draft }, { trx, caller, now }) {
        const place = { user_id: caller.id, form_id, card };
        if (draft === null) {
          await trx('question_drafts').where(place).delete();
          return { kept: false };
        }
        // Held until the draft is written, so that no form goes in between.
        const form = await trx('forms').where({ id: form_id }).forKeyShare().first('id');
        if (!form) throw invalid({ form_id: { keyword: 'reference' } });
        await trx('question_drafts')
          .insert({ ...place, draft: JSON.stringify(draft), updated_at: now })
          .onConflict(['user_id', 'form_id', 'card'])
          .merge(['draft', 'updated_at']);
        return { kept: true };
      },
    },
  },
  queries: {
    recovery: (_row, { form_id }, { trx, caller }) =>
      trx('question_drafts')
        .where({ form_id })
        .where('user_id', caller.id)
        .orderBy('id')
        .select('card', 'draft', 'updated_at'),
  },
});
