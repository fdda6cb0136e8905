import type { Configuration } from '../../configuration.ts';
import { connect } from '../../database.ts';

/**
 * Fills an empty database with the demo school, through the API as staff would; never in production.
 * @returns what whoever started the server should know of who can sign in
 */
export async function seedDemo(configuration: Configuration, databaseUrl: string): Promise<string> {
  const knex = connect(databaseUrl);
  try {
    const isEmpty = !(await knex('users').first('id'));
    if (isEmpty && configuration.production) return noAccounts;
    if (isEmpty) {
      if (!(await import('node:fs')).existsSync('seeds/load.ts')) return '';
      console.log('Opening the demo school for the first time …');
      const { buildApp } = await import('../../app.ts');
      const { seed } = await import('#seeds/load.ts');
      const app = await buildApp({ knex, configuration });
      await seed(app);
      await app.close();
    }
    const isDemo = !configuration.production && (await knex('users').where({ username: 'beginner-forum' }).first('id'));
    return isDemo ? demoAccounts : '';
  } finally {
    await knex.destroy();
  }
}

const noAccounts = 'Nobody can sign in yet: npm run create-admin makes the first account.';

const demoAccounts = `The demo school's accounts, all with the password learning-demo:
  staff     admin, coordinator, customer-service, teacher
  students  student (level 2), new (no level yet), advanced, old, external, beginner-forum, just-forums, demo`;
