import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { command } from './steps/command.ts';
import { openDatabase } from './steps/database.ts';
import { seedDemo } from './steps/demo.ts';
import { settings } from './steps/settings.ts';

/** What the server reads only at start; both applications reload by themselves. */
const watched = ['api', 'schemas', 'migrations'];
const pause = 150;

// The school from its sources: the server starts anew when the API changes, the applications change under one's eyes.
await command(async (closing) => {
  const configuration = { ...settings(), development: true };
  const database = await openDatabase(configuration);
  closing.push(database.stop);
  console.log(await seedDemo(configuration, database.url));
  let child = launch(database.url);
  closing.push(() => end(child));

  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const restart = async (file: string | null) => {
    console.log(`${file ?? 'A file'} has changed: starting the server again …`);
    await end(child);
    await database.update().catch((error) => console.error(error.message));
    child = launch(database.url);
  };
  for (const folder of watched.filter((name) => existsSync(name))) {
    watch(folder, { recursive: true }, (_, file) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(() => restart(file));
      }, pause);
    });
  }
  return 'stay';
});

function launch(databaseUrl: string): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: '' } as const;
  const child = spawn(process.execPath, ['api/commands/steps/serve.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  });
  child.on('message', (message) => console.log(`The school is open at ${(message as { address: string }).address}`));
  return child;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill('SIGTERM');
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
