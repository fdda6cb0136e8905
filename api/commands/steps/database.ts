import pg from 'pg';
import type { Configuration } from '../../configuration.ts';
import { connect, migrate } from '../../database.ts';
import { migrateQueue } from '../../engine/jobs/worker.ts';
import { grantRows } from '../../postgres/roles.ts';
import { joinPostgres, startPostgres } from '../../postgres/supervisor.ts';
import { Sentence } from '../../sentence.ts';

export interface Database {
  /** The application's user. */
  url: string;
  /** The user that may change tables. */
  ownerUrl: string;
  /** Runs the migrations that are new since. */
  update(): Promise<void>;
  stop(): Promise<void>;
}

/** Of all processes that start on one database, one migrates at a time. Any number does. */
const migrating = 2026_11_21;

/**
 * The school's database, brought to the newest schema: the one given, else the embedded one.
 * @param join where the embedded server runs for another process already, use that as it is
 */
export async function openDatabase(configuration: Configuration, { join = false } = {}): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = configuration;
  const running = join && !databaseUrl ? joinPostgres(dataDir) : null;
  const nothing = async () => undefined;
  if (running) return { url: running.url, ownerUrl: running.ownerUrl, update: nothing, stop: nothing };
  const external = databaseUrl && { url: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl, stop: nothing };
  const { url, ownerUrl, stop } = external || (await startPostgres(dataDir));
  const role = url === ownerUrl ? null : decodeURIComponent(new URL(url).username);
  const update = () => migrateAs(ownerUrl, role);
  try {
    await update();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, ownerUrl, update, stop };
}

/** @param role the application's user, where it is another one: what is new is opened to it */
async function migrateAs(ownerUrl: string, role: string | null): Promise<void> {
  const guard = new pg.Client({ connectionString: ownerUrl });
  await guard.connect().catch((error: NodeJS.ErrnoException) => {
    const { host, pathname } = new URL(ownerUrl);
    throw new Sentence(
      `The database ${pathname.slice(1)} at ${host} cannot be reached: ${error.message || error.code}.`,
    );
  });
  const knex = connect(ownerUrl);
  try {
    await guard.query('select pg_advisory_lock($1)', [migrating]);
    // Whoever left knex's own lock behind is dead: the living wait for the one above.
    await knex.migrate.forceFreeMigrationsLock();
    await migrate(knex);
    await migrateQueue(ownerUrl);
    if (role) await grantRows(ownerUrl, role);
  } finally {
    await knex.destroy();
    await guard.end();
  }
}
