import { type BehaviourOf, defineAction } from '../engine/define.ts';
import { exportLosses } from '../question_banks/export.ts';
import { planUndoImport, undoImport } from '../question_banks/import.ts';
import { accepting, dismiss } from './answers/accept.ts';
import { statistics } from './answers/statistics.ts';
import { unforeseenAnswers } from './answers/variants.ts';
import { type Forms, formEntity } from './form_entity.ts';
import { applyRegrading, planRegrading, planTrial, regradingOf, tryRegrading } from './regrading/regrading.ts';
import { removedFrom } from './removed_questions.ts';
import { versionRestoring } from './restore_version.ts';
import { compareVersions, versionsOf } from './version_history.ts';

/** What is learned of a form after it was published (`schemas/fragments/form.json`). */
export const publishedQueries: NonNullable<BehaviourOf<Forms>['queries']> = {
  versions: ({ id }, _params, ctx) => versionsOf(id, ctx),
  comparison: ({ id }, ends, ctx) => compareVersions(id, ends, ctx),
  removed: ({ id }, _params, ctx) => removedFrom(id, ctx),
  statistics: ({ id }, _params, ctx) => statistics(id, ctx),
  variants: ({ id }, _params, ctx) => unforeseenAnswers(id, ctx),
  regrading: ({ id }, _params, ctx) => regradingOf(id, ctx),
  export_losses: (form, { format }, ctx) => exportLosses(formEntity(form, ctx), form.id, format, ctx),
};

/** What is mended then; `dry` says what would become of it. */
export const publishedActions: NonNullable<BehaviourOf<Forms>['actions']> = {
  restore_version: versionRestoring,
  try_regrading: defineAction({ plan: planTrial, apply: tryRegrading }),
  regrade: defineAction({ plan: planRegrading, apply: applyRegrading }),
  accept_variant: accepting,
  dismiss_variant: {
    async apply({ id }, { question, part, answer }, ctx) {
      await dismiss(id, question, { part, answer }, ctx);
      return { dismissed: true };
    },
  },
  undo_import: defineAction({ plan: planUndoImport, apply: undoImport }),
};
