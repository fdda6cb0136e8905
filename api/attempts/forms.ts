import type { Knex } from 'knex';
import type { Behaviour, Context, Refusal, Row } from '../engine/define.ts';
import { hasChanges, publish, publishable } from '../forms/publish.ts';
import { publishedActions, publishedQueries } from '../forms/published.ts';
import { findDraft, start, startable, startReplay } from './attempt.ts';

/**
 * What exercises, exams and leveling tests have in common.
 * @param place narrows to forms that stand where the student has come
 * @param gate says what has to be done before one is begun
 */
export const formBehaviour = (
  place: (query: Knex.QueryBuilder, ctx: Context) => void,
  gate: Gate = () => null,
): Behaviour => ({
  scopes: {
    /** Published and active where the student has come; and what the student has begun, so that it can be finished. */
    within_reach: (query, ctx) =>
      query.where((any: Knex.QueryBuilder) => {
        any.where((open: Knex.QueryBuilder) => {
          open.where('forms.status', 'active').whereExists(versions(ctx));
          place(open, ctx);
        });
        any.orWhereExists(
          versions(ctx)
            .join('attempts', 'attempts.form_version_id', 'form_versions.id')
            .where({ 'attempts.student_id': ctx.caller.id, 'attempts.status': 'draft' }),
        );
      }),
  },
  computed: { has_changes: ({ trx }) => hasChanges(trx) },
  actions: {
    activate: {
      async before(form, _input, ctx) {
        await publish(form, ctx);
        return undefined;
      },
    },
    start: { after: (form, _input, ctx) => start(form, ctx), replay: startReplay },
    ...publishedActions,
  },
  queries: publishedQueries,
  rules: { activate: publishable, start: async (form, ctx) => (await startable(form, ctx)) ?? shut(gate, form, ctx) },
});

type Gate = (form: Row, ctx: Context) => Promise<Refusal | null> | null;

/** What was begun before may be finished. */
async function shut(gate: Gate, form: Row, ctx: Context): Promise<Refusal | null> {
  const refusal = await gate(form, ctx);
  return refusal && !(await findDraft(form, ctx)) ? refusal : null;
}

const versions = ({ trx }: Context) =>
  trx('form_versions').select(trx.raw('1')).where('form_versions.form_id', trx.ref('forms.id'));
