import { build } from './steps/build.ts';
import { command } from './steps/command.ts';
import { openDatabase } from './steps/database.ts';
import { seedDemo } from './steps/demo.ts';
import { settings } from './steps/settings.ts';
import { supervise } from './steps/supervise.ts';
import { takeOver } from './steps/take_over.ts';

// Everything that a school needs, the first time and every time: both applications built, database, demo, server.
await command(async (closing) => {
  const configuration = { ...settings(), development: false };
  const hold = await takeOver(configuration, closing);
  const building = build(closing);
  building.catch(() => undefined);
  const database = await openDatabase(configuration);
  closing.push(database.stop);
  const accounts = await seedDemo(configuration, database);
  await building;
  const mode = { NODE_ENV: configuration.production ? 'production' : '' };
  const { address, ended } = await supervise(database.url, mode, hold, closing);
  console.log([`\nThe school is open at ${address} (Ctrl-C closes it)`, accounts].filter(Boolean).join('\n\n'));
  await ended;
  return 0;
});
