import { buildApp } from '#api/app.ts';
import { connect } from '#api/database.ts';
import { generateYear, type Year } from '#seeds/year/generate.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { configurationOf, openWorld } from '#tests/support/world.ts';

/** Fills a copy of the demo school with a year of many students. */
export async function fillYear({ url, ownerUrl }: Pick<TestDatabase, 'url' | 'ownerUrl'>, year: Year): Promise<void> {
  const [knex, owner] = [connect(url), connect(ownerUrl)];
  const app = await buildApp({ knex, configuration: configurationOf(await openWorld()) });
  await generateYear(app, owner, year);
  await app.close();
  await Promise.all([knex.destroy(), owner.destroy()]);
}
