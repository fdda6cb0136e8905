import Fastify from 'fastify';
import pg from 'pg';

// The yardstick of a student's cycle: Fastify and pg, which store the same rows as the product does, and nothing else.
// No session, no rights, no validation, nothing graded: what an attempt got is the same each time.
const { version, points, content, graded, cards } = JSON.parse(process.env.BARE_CYCLE ?? '{}');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = Fastify();
const studentOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-student']);

app.post('/api/exercise_forms/:id/start', async (request) => {
  const { rows } = await pool.query(
    `insert into attempts (form_version_id, student_id, seed, points, started_at) values ($1, $2, $3, $4, now()) returning *`,
    [version, studentOf(request), Math.floor(Math.random() * 2 ** 31), points],
  );
  return { id: rows[0].id, ...content };
});

app.patch('/api/attempts/:id', async (request) => {
  const { seq, answers } = request.body as { seq: number; answers: Record<string, unknown> };
  const seqs = Object.fromEntries(Object.keys(answers).map((name) => [name, seq]));
  const { rows } = await pool.query(
    `update attempts set answers = answers || $2, seqs = seqs || $3, version = version + 1, updated_at = now()
      where id = $1 returning id, status, answers`,
    [(request.params as { id: string }).id, JSON.stringify(answers), JSON.stringify(seqs)],
  );
  return rows[0];
});

app.post('/api/attempts/:id/submit', async (request) => {
  const { id } = request.params as { id: string };
  const { score, percentage, correct, incorrect, graded: questions } = graded;
  const { rows } = await pool.query(
    `update attempts set status = 'completed', score = $2, percentage = $3, correct = $4, incorrect = $5, graded = $6,
        submitted_at = now(), version = version + 1, updated_at = now() where id = $1 returning *`,
    [id, score, percentage, correct, incorrect, JSON.stringify(questions)],
  );
  await pool.query(
    `insert into audit_logs (user_id, role, at, action, entity, record_id, before, after)
      values ($1, 'student', now(), 'submit', 'attempts', $2, '{"status":"draft"}', $3)`,
    [studentOf(request), id, JSON.stringify(graded)],
  );
  await pool.query(
    `insert into review_cards (student_id, attempt_id, question, stability, difficulty, reps, lapses, reviewed_on, due_on)
      select $1, $2, question, stability, difficulty, reps, lapses, reviewed_on, due_on
        from jsonb_populate_recordset(null::review_cards, $3)
      on conflict (student_id, question) do update set attempt_id = excluded.attempt_id, stability = excluded.stability,
        difficulty = excluded.difficulty, reps = excluded.reps, lapses = excluded.lapses,
        reviewed_on = excluded.reviewed_on, due_on = excluded.due_on, updated_at = now()`,
    [studentOf(request), id, JSON.stringify(cards)],
  );
  return rows[0];
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0));
