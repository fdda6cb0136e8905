import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openWorld } from './world.ts';

/** A database of one test file's own. */
export interface TestDatabase {
  /** The application's user. */
  url: string;
  /** The user that may change tables. */
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A copy of the migrated and seeded school; without `seeded`, a database with nothing in it. */
export async function copyDatabase({ seeded = true } = {}): Promise<TestDatabase> {
  const world = await openWorld();
  const name = `copy_${randomBytes(6).toString('hex')}`;
  await asOwner(world.ownerUrl, `create database ${name} template ${seeded ? 'school' : 'template0'}`);
  return {
    url: named(world.url, name),
    ownerUrl: named(world.ownerUrl, name),
    drop: () => asOwner(world.ownerUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Asked from beside: a database that somebody is in cannot be copied. */
async function asOwner(ownerUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: named(ownerUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function named(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
