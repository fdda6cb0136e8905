import type { Configuration } from '../../configuration.ts';
import { connect } from '../../database.ts';
import type { Database } from './database.ts';

/**
 * Opens the demo school in an empty database, through the API as staff would, or goes on where that was interrupted;
 * never in production.
 * @returns who can sign in, for the person who started the server
 */
export async function seedDemo(
  configuration: Configuration,
  { url, ownerUrl }: Pick<Database, 'url' | 'ownerUrl'>,
): Promise<string> {
  const knex = connect(url);
  try {
    if (configuration.production) return (await knex('users').first('id')) ? '' : noAccounts;
    const { isToBeOpened, seed } = await import('#seeds/load.ts');
    if (await isToBeOpened(knex)) {
      console.log('Opening the demo school for the first time …');
      const { buildApp } = await import('../../app.ts');
      const app = await buildApp({ knex, configuration });
      await seed(app);
      await app.close();
      await count(ownerUrl);
    }
    return (await knex('users').where({ username: 'beginner-forum' }).first('id')) ? demoAccounts : '';
  } finally {
    await knex.destroy();
  }
}

/** The database would count what is in its tables after a minute by itself; until then it plans reports by guesses. */
async function count(ownerUrl: string): Promise<void> {
  const owner = connect(ownerUrl);
  await owner.raw('analyze');
  await owner.destroy();
}

const noAccounts = 'Nobody can sign in yet: npm run create-admin makes the first account.';

const demoAccounts = `The demo school's accounts, all with the password learning-demo:
  staff     admin, coordinator, customer-service, teacher
  students  student (level 2), new (no level yet), advanced, old, external, beginner-forum, just-forums, demo`;
