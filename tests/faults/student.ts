import { answerTo } from '#tests/support/answer.ts';
import { type Answered, visitor } from './visitor.ts';

/** What a student was told of one attempt. */
export interface Told {
  attempt: number;
  /** The last answer to each question that the school said it has. */
  saved: Map<string, { seq: number; answer: unknown }>;
  /** Each score that was told, as often as it was. */
  scores: string[];
}

/** A student at a browser that tries again until it is answered, as ours does, and writes down what it was told. */
export async function student(url: () => string, username: string) {
  const told: Told[] = [];
  const { call, count: tried } = await visitor(url, username, 'students');
  const count = { saves: 0, lost: 0 };

  async function save(schema: Answered, one: Told, seq: number): Promise<void> {
    const names = Object.keys(schema.properties);
    const name = names[Math.floor(Math.random() * names.length)] as string;
    const answer = answerTo(schema.properties[name], `${username} ${seq}`);
    const { status, body } = await call('PATCH', `/api/attempts/${one.attempt}`, { seq, answers: { [name]: answer } });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    one.saved.set(name, { seq, answer });
    count.saves += 1;
    for (const [question, { answer }] of one.saved)
      if (JSON.stringify(body.answers[question]) !== JSON.stringify(answer)) count.lost += 1;
  }

  /** Starts, saves, submits, and begins again, until it is told to stop; what was begun is finished. */
  async function work(form: number, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const { body: begun } = await call('POST', `/api/exercise_forms/${form}/start`);
      const one: Told = { attempt: begun.id, saved: new Map(), scores: [] };
      told.push(one);
      for (let seq = 1; seq <= 25 && goesOn(); seq += 1) await save(begun.schema, one, seq);
      const scores = await Promise.all([0, 1].map(() => call('POST', `/api/attempts/${one.attempt}/submit`)));
      one.scores.push(...scores.map(({ body }) => `${body.score} ${body.submitted_at}`));
    }
  }

  return { told, count, tried, work };
}
