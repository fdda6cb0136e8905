import { buildApp } from '#api/app.ts';
import { connect } from '#api/database.ts';
import { configurationOf, openWorld } from '#tests/support/world.ts';
import type { Shot } from './load.ts';

export interface Statement {
  sql: string;
  bindings: unknown[];
}

/** The statements that the product sends for a request, without those that find out whose session it is. */
export async function statementsOf(databaseUrl: string, shots: Shot[], cookie: string): Promise<Statement[][]> {
  const knex = connect(databaseUrl);
  const app = await buildApp({ knex, configuration: configurationOf(await openWorld()) });
  let heard: Statement[] = [];
  knex.on('query', ({ sql, bindings }) => heard.push({ sql, bindings }));
  const found: Statement[][] = [];
  for (const { method, url, body, status } of shots) {
    heard = [];
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method, url, payload: body?.(0), headers });
    if (answer.statusCode !== status) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`);
    found.push(heard.filter(({ sql }) => !/\bsessions\b/.test(sql)));
  }
  await app.close();
  await knex.destroy();
  return found;
}
