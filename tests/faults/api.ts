import { buildApp } from '#api/app.ts';
import { connect } from '#api/database.ts';
import { startWorker } from '#api/engine/jobs/worker.ts';
import { configurationOf } from '#tests/support/world.ts';

// The API as a process of its own, jobs and all; its pages need no build, as nobody looks at them.
const { DATABASE_URL = '', DATA_DIR = '', PORT = '0' } = process.env;
const app = await buildApp({ knex: connect(DATABASE_URL), configuration: configurationOf({ folder: DATA_DIR }) });
await startWorker(app);
const address = await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.send?.({ port: Number(new URL(address).port) });
process.on('disconnect', () => process.exit(0));
