import Fastify from 'fastify';
import pg from 'pg';

// The yardstick of a seat: Fastify and pg with the same function of the database, and nothing else. Whoever calls is believed.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = Fastify();

app.post('/:meeting/:student', async (request) => {
  const { meeting, student } = request.params as Record<string, string>;
  const { wait } = request.body as { wait: boolean };
  const actor = JSON.stringify({
    user_id: Number(student),
    role: 'student',
    address: request.ip,
    request_id: request.id,
  });
  const { rows } = await pool.query('select register_seat($1, $2, $3, $4) as answer', [student, meeting, wait, actor]);
  return rows[0].answer;
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0));
