import type { Knex } from 'knex';
import type { Behaviour, Context } from '../engine/define.ts';
import { start, startable } from './attempt.ts';
import { hasChanges, publish, publishable } from './publish.ts';

/**
 * What exercises, exams and leveling tests have in common.
 * @param place narrows to forms that stand where the student has come
 */
export const formBehaviour = (place: (query: Knex.QueryBuilder, ctx: Context) => void): Behaviour => ({
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
    start: { after: (form, _input, ctx) => start(form, ctx) },
  },
  rules: { activate: publishable, start: startable },
});

const versions = ({ trx }: Context) =>
  trx('form_versions').select(trx.raw('1')).where('form_versions.form_id', trx.ref('forms.id'));
