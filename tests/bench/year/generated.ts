import type { Closing } from '#api/commands/steps/command.ts';
import { openDatabase } from '#api/commands/steps/database.ts';
import { type Served, serveDatabase } from '#tests/support/served.ts';
import { configurationOf } from '#tests/support/world.ts';

/** Serves the school that `npm run generate:school` has made, as it is; it stays. @param folder its DATA_DIR */
export async function serveGenerated(folder: string, closing: Closing): Promise<Served> {
  const { url, ownerUrl, stop } = await openDatabase(configurationOf({ folder }), { join: true });
  closing.push(stop);
  const school = await serveDatabase({ url, ownerUrl, drop: async () => undefined }, folder);
  closing.push(school.close);
  return school;
}
