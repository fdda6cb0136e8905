import type { Knex } from 'knex';

class TakenBack extends Error {}

/** Does work and takes it back: what it would come to is known for certain then. */
export async function tryOut<T>(trx: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  const found: T[] = [];
  const attempt = async (inner: Knex) => {
    found.push(await work(inner));
    throw new TakenBack();
  };
  await trx.transaction(attempt).catch((error) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return found[0] as T;
}
