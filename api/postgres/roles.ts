import pg from 'pg';
import { addressesOf, type Secrets } from './secrets.ts';

/** Makes the school's database and the application's user in a new cluster; a second call changes nothing. */
export async function prepareDatabase(secrets: Secrets): Promise<void> {
  await withClient(addressesOf(secrets, 'postgres').ownerUrl, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'application') as role,
              exists (select from pg_database where datname = 'school') as database`,
    );
    const password = client.escapeLiteral(secrets.application);
    if (!rows[0]?.role) await client.query(`create role application login password ${password}`);
    if (!rows[0]?.database) await client.query('create database school');
    await client.query('revoke temporary on database school from public');
  });
}

/**
 * Lets the application read and write rows, and nothing else: it makes, changes and drops no table,
 * and does not touch the list of migrations. To be called by the owner after migrating.
 */
export async function grantRows(ownerUrl: string, role: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const name = client.escapeIdentifier(role);
    await client.query(`
      grant usage on schema public to ${name};
      grant select, insert, update, delete on all tables in schema public to ${name};
      grant usage, select on all sequences in schema public to ${name};
      revoke insert, update, delete on knex_migrations, knex_migrations_lock from ${name};
      grant usage on schema graphile_worker to ${name};
      grant select, insert, update, delete on all tables in schema graphile_worker to ${name};
      grant usage, select on all sequences in schema graphile_worker to ${name};
      revoke insert, update, delete on graphile_worker.migrations from ${name};
    `);
    await client.query(openQueue(name));
  });
}

/** The queue's tables show their rows to their owner alone until a policy opens them. */
const openQueue = (name: string) => `
  do $$
  declare queue regclass;
  begin
    for queue in select oid from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
    loop
      execute format('drop policy if exists application on %s', queue);
      execute format('create policy application on %s to ${name} using (true) with check (true)', queue);
    end loop;
  end $$`;

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
