import { existsSync, watch } from 'node:fs';
import { command } from './steps/command.ts';
import { openDatabase } from './steps/database.ts';
import { seedDemo } from './steps/demo.ts';
import { addressOf, end, launch } from './steps/server_process.ts';
import { settings } from './steps/settings.ts';

/** What the server reads only at start; both applications reload by themselves. */
const watchedFolders = ['api', 'schemas', 'migrations'];
const pause = 150;

// The school from its sources: the server starts anew when the API changes, the applications change under one's eyes.
await command(async (closing) => {
  const configuration = { ...settings(), development: true };
  const database = await openDatabase(configuration);
  closing.push(database.stop);
  console.log(await seedDemo(configuration, database));
  const open = () => {
    const child = launch(database.url, { NODE_ENV: 'development' });
    addressOf(child).then((address) => console.log(`The school is open at ${address}`));
    return child;
  };
  let child = open();
  closing.push(() => end(child));

  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();
  const restart = async (file: string | null) => {
    console.log(`${file ?? 'A file'} has changed: starting the server again …`);
    await end(child);
    await database.update().catch((error) => console.error(error.message));
    child = open();
  };
  for (const folder of watchedFolders.filter((name) => existsSync(name))) {
    watch(folder, { recursive: true }, (_, file) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(() => restart(file));
      }, pause);
    });
  }
  return 'stay';
});
