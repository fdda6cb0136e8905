import type { Configuration } from '../../configuration.ts';
import { connect } from '../../database.ts';

/**
 * Fills an empty database with the demo school, through the API as staff would.
 * @returns whether the school in the database is the demo
 */
export async function seedDemo(configuration: Configuration, databaseUrl: string): Promise<boolean> {
  if (configuration.production) return false;
  const knex = connect(databaseUrl);
  try {
    if (await knex('users').first('id')) return true;
    console.log('Opening the demo school for the first time …');
    if (!(await import('node:fs')).existsSync('seeds/load.ts')) return false;
    const { buildApp } = await import('../../app.ts');
    const { seed } = await import('#seeds/load.ts');
    const app = await buildApp({ knex, configuration });
    await seed(app);
    await app.close();
    return true;
  } finally {
    await knex.destroy();
  }
}

/** What a newcomer needs to look around. */
export const demoAccounts = `The demo school's accounts, all with the password learning-demo:
  staff     admin, coordinator, customer-service, teacher
  students  student (level 2), new (no level yet), advanced, old, external, beginner-forum, just-forums, demo`;
