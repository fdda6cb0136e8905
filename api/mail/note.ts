import type { Knex } from 'knex';
import type { Notice, ReaderFacts } from './notice.ts';

/** The record that a notice is about. */
export interface About {
  entity: string;
  record_id: number;
}

/**
 * Notes for readers what they are to be told, in the transaction of the change. Their pages show it, and a job writes its
 * letter, unless it was read before.
 * @param params what the notice says, as it is now
 */
export const noteFor = <Params extends object>(
  readers: number[],
  { notice }: Notice<Params & ReaderFacts>,
  about: About | null,
  params: NoInfer<Params>,
  trx: Knex,
) => trx('notices').insert(readers.map((user_id) => ({ user_id, notice, params: JSON.stringify(params), ...about })));
