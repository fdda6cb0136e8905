import type { FormEditorActions } from '#schemas/types/entities/form_editors.ts';
import { defineEntity } from '../engine/define.ts';
import { changesAt } from '../forms/changes.ts';
import { collaboratorsAt, formPresence, savePresence } from '../forms/presence.ts';

/** Who has a form open now. Pages say so every few seconds, and learn who else does and what they have changed. */
export default defineEntity('form_editors', {
  actions: {
    look: {
      async apply(_row, { stamp, told, ...place }: FormEditorActions['look'], ctx) {
        await savePresence(place, ctx);
        const { form_id } = place;
        await formPresence.clear(ctx);
        return { others: await collaboratorsAt(form_id, ctx), ...(await changesAt(form_id, { stamp, told }, ctx)) };
      },
    },
    leave: {
      async apply(_row, { page }, ctx) {
        await formPresence.leave(page, ctx);
        return { left: true };
      },
    },
  },
});
