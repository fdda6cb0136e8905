import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#api/commands/steps/database.ts';
import { seedDemo } from '#api/commands/steps/demo.ts';
import { type Configuration, readConfiguration } from '#api/configuration.ts';
import { holderOf } from '#api/postgres/hold.ts';
import { endOrphan } from '#api/postgres/orphan.ts';
import { startPostgres } from '#api/postgres/supervisor.ts';

/** The tests' own PostgreSQL: its database `school` holds the seeds and is copied, never used itself. */
export interface World {
  folder: string;
  url: string;
  ownerUrl: string;
}

/** The variable by which a run hands its world to the processes that it starts. */
const worldVariable = 'TEST_WORLD';
const home = path.join(tmpdir(), `learning-center-tests-${process.getuid?.() ?? 'user'}`);
/** A folder younger than this may belong to a run that is about to start its server. */
const young = 60_000;

/**
 * The world of this run; the first process to ask makes it and is given the means to end it.
 * @param durable as a real server writes, for figures; tests need no disk
 */
export async function openWorld({ durable = false } = {}): Promise<World & { close(): Promise<void> }> {
  const handedOver = process.env[worldVariable];
  if (handedOver) return { ...(JSON.parse(handedOver) as World), close: async () => undefined };
  await sweep();
  const folder = mkdtempSync(path.join(home, 'run-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder, { durable });
  const world = { folder, url: postgres.url, ownerUrl: postgres.ownerUrl };
  const close = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    delete process.env[worldVariable];
  };
  try {
    const configuration = { ...configurationOf(world), databaseUrl: world.url, databaseOwnerUrl: world.ownerUrl };
    await openDatabase(configuration);
    await seedDemo(configuration, world);
  } catch (error) {
    await close();
    throw error;
  }
  process.env[worldVariable] = JSON.stringify(world);
  return { ...world, close };
}

/** The settings of every server that the tests build: silent, on any free port. */
export const configurationOf = ({ folder }: Pick<World, 'folder'>): Configuration =>
  readConfiguration({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder });

/** What runs that were killed left behind. */
async function sweep(): Promise<void> {
  mkdirSync(home, { recursive: true });
  for (const name of readdirSync(home)) {
    const folder = path.join(home, name);
    const isYoung = Date.now() - statSync(folder).mtimeMs < young;
    if (isYoung || holderOf(path.join(folder, 'postgres.hold')) !== null) continue;
    await endOrphan(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  }
}
