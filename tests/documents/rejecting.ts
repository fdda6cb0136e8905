import { buildApp } from '#api/app.ts';
import { connect } from '#api/database.ts';
import { surviveRejections } from '#api/engine/requests/current_request.ts';
import { configurationOf } from '#tests/support/world.ts';

// The API with two faulty routes, as a process of its own: both leave a rejected promise to nobody.
const { DATABASE_URL = '', DATA_DIR = '' } = process.env;
const configuration = { ...configurationOf({ folder: DATA_DIR }), logger: { level: 'error' } };
const app = await buildApp({ knex: connect(DATABASE_URL), configuration });
const later = () => new Promise((resolve) => setTimeout(resolve, 5));
const fail = () => void later().then(() => Promise.reject(new Error('left to nobody')));
app.get('/left-waiting', { config: { roles: 'anybody' } }, () => {
  fail();
  return new Promise(() => undefined);
});
app.post('/left-answered', { config: { roles: 'anybody' } }, async () => {
  fail();
  return { done: true };
});
surviveRejections(app);
process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
process.on('disconnect', () => process.exit(0));
