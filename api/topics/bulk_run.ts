import runs from '#schemas/entities/bulk_runs.json' with { type: 'json' };
import type { Caller } from '../engine/define.ts';
import { defineTopic } from '../engine/events/topics.ts';

const grants: Record<string, { can: string[]; scope?: string }> = runs['x-roles'];

/** How far an action is that is done to many rows: for who reads its run. */
export default defineTopic('bulk_run', {
  async hearers(id, callers, knex) {
    const run = await knex('bulk_runs').where({ id }).first('user_id');
    const mayRead = ({ id: own, role }: Caller) => {
      const grant = grants[role];
      return grant !== undefined && run !== undefined && (!grant.scope || own === run.user_id);
    };
    return callers.filter(mayRead);
  },
  missed: async (ids) => ids.map((id) => ({ id, event: 'progress', data: {} })),
});
