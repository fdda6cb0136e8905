import { Sentence } from '../../sentence.ts';
import { command } from './command.ts';
import { listen } from './listen.ts';
import { settings } from './settings.ts';

// The server alone, on a database that is ready: what `dev` restarts and the journeys and benches run.
await command(async (closing) => {
  const configuration = settings();
  if (!configuration.databaseUrl) throw new Sentence('DATABASE_URL is missing.');
  const address = await listen(configuration, configuration.databaseUrl, closing);
  process.send?.({ address });
  return 'stay';
});
