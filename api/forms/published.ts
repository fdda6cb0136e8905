import type { Behaviour, Context, Row } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';
import { exportLosses } from '../question_banks/export.ts';
import { undoImport } from '../question_banks/import.ts';
import { type AcceptRequest, accept, dismiss } from './answers/accept.ts';
import { statistics } from './answers/statistics.ts';
import { unforeseenAnswers } from './answers/variants.ts';
import { applyRegrading, type RegradeRequest, regradingOf, tryRegrading } from './regrading/regrading.ts';
import { removedFrom } from './removed.ts';
import { restoreVersion } from './restore_version.ts';
import { compareVersions, type Ends, versionsOf } from './version_history.ts';

/** Exercises, exams and leveling tests are rows of one table, told apart by `kind`. */
const formOf = ({ kind }: Row, { engine }: Context) => engine.entities.get(`${kind}_forms`) as Entity;

/** What is learned of a form after it was published (`schemas/fragments/form.json`). */
export const publishedQueries: NonNullable<Behaviour['queries']> = {
  versions: ({ id }, _params, ctx) => versionsOf(id, ctx),
  comparison: ({ id }, ends, ctx) => compareVersions(id, ends as Ends, ctx),
  removed: ({ id }, _params, ctx) => removedFrom(id, ctx),
  statistics: ({ id }, _params, ctx) => statistics(id, ctx),
  variants: ({ id }, _params, ctx) => unforeseenAnswers(id, ctx),
  regrading: ({ id }, _params, ctx) => regradingOf(id, ctx),
  export_losses: (form, { format }, ctx) => exportLosses(formOf(form, ctx), form.id, format, ctx),
};

/** What is mended then; `dry` says what would become of it, and writes nothing. */
export const publishedActions: NonNullable<Behaviour['actions']> = {
  restore_version: {
    after: (form, { version, dry = false }, ctx) => restoreVersion(formOf(form, ctx), form, version, ctx, dry),
  },
  try_regrading: { after: ({ id }, request, ctx) => tryRegrading(id, request as RegradeRequest, ctx) },
  regrade: { after: ({ id }, { regrading }, ctx) => applyRegrading(id, regrading, ctx) },
  accept_variant: {
    after: ({ id }, { dry = false, ...request }, ctx) => accept(id, request as AcceptRequest, ctx, !dry),
  },
  dismiss_variant: {
    async after({ id }, { question, part, answer }, ctx) {
      await dismiss(id, question, { part, answer }, ctx);
      return { dismissed: true };
    },
  },
  undo_import: { after: (form, { questions }, ctx) => undoImport(formOf(form, ctx), form.id, questions, ctx) },
};
