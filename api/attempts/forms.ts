import type { Knex } from 'knex';
import type { ActionOf, BehaviourOf, Context } from '../engine/define.ts';
import type { Forms } from '../forms/form_entity.ts';
import { hasChanges, publishing } from '../forms/publish.ts';
import { publishedActions, publishedQueries } from '../forms/published_forms.ts';
import { type Gate, planStart, type Start, start, startReplay } from './attempt.ts';

/**
 * What exercises, exams and leveling tests have in common.
 * @param place narrows to forms that stand where the student has come
 */
export const formBehaviour = (place: (query: Knex.QueryBuilder, ctx: Context) => void): BehaviourOf<Forms> => ({
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
            .where('attempts.student_id', ctx.caller.id)
            .where('attempts.status', 'draft'),
        );
      }),
  },
  computed: { has_changes: hasChanges },
  actions: {
    activate: publishing,
    ...publishedActions,
  },
  queries: publishedQueries,
});

/**
 * How students begin exercises and exams.
 * @param gate says what has to be done before
 */
export const starting = (gate: Gate): ActionOf<'exercise_forms' | 'exam_forms', 'start', Start> => ({
  replay: startReplay,
  shares: true,
  plan: (form, input, ctx) => planStart(form, input, gate, ctx),
  apply: (_form, plan, ctx) => start(plan, ctx),
});

const versions = ({ trx }: Context) =>
  trx('form_versions').select(trx.raw('1')).where('form_versions.form_id', trx.ref('forms.id'));
