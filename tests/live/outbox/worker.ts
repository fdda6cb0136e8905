import { readConfiguration } from '#api/configuration.ts';
import { connect } from '#api/database.ts';
import { syncRoom } from '#api/live/outbox/sync.ts';

// A worker of its own that does what is due of the outbox, to be killed at it.
const { DATABASE_URL = '' } = process.env;
const configuration = readConfiguration({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const knex = connect(DATABASE_URL);
const due: number[] = await knex('provider_meetings')
  .whereRaw('applied_version < desired_version')
  .orderBy('id')
  .pluck('id');
for (const id of due) await syncRoom(knex, id, configuration);
await knex.destroy();
