import { randomInt } from 'node:crypto';
import { answerTo } from '#tests/support/answer.ts';
import { type Answered, type Call, visitor } from './visitor.ts';

/** A student in the middle of a placement, and a coordinator who looks on. */
export interface Taking {
  /** Answers the question that is asked; the school was heard to keep it. */
  answer(): Promise<void>;
  /** Where the test stands: its question, and what is believed of the student. */
  stands(): Promise<{ shown: Answered; proposal: Answered; course: Answered }>;
  /** The answers that the school said it kept, by question. */
  told: Map<string, unknown>;
  test: number;
}

/** Begins the test that waits for a student. */
export async function takePlacement(url: () => string, form: number, username: string): Promise<Taking> {
  const [student, coordinator] = await Promise.all([
    visitor(url, username, 'students'),
    visitor(url, 'coordinator', 'admin'),
  ]);
  const told = new Map<string, unknown>();
  const begin = () => ok(student.call, `/api/leveling_forms/${form}/start`);
  const { id: test } = await begin();
  await student.call('POST', `/api/leveling_tests/${test}/assess`, { can: ['introduce', 'everyday'] });
  return {
    test,
    told,
    async answer() {
      const { name, question } = await begin();
      const given = answerTo(question.schema.properties[name], `word ${randomInt(1000)}`);
      const { status, body } = await student.call('POST', `/api/leveling_tests/${test}/answer`, {
        answers: { [name]: given },
      });
      // Killed after it was kept and before it was said: the answer that is tried again finds it done.
      if (status !== 200 && body.rule !== 'answered_already') throw new Error(`${status} ${JSON.stringify(body)}`);
      told.set(name, given);
    },
    async stands() {
      const { seconds_left, ...shown } = await begin();
      const { proposal, course } = await ok(coordinator.call, `/api/leveling_tests/${test}/review`, undefined, 'GET');
      return { shown, proposal, course };
    },
  };
}

async function ok(call: Call, path: string, body?: object, method = 'POST'): Promise<Answered> {
  const answer = await call(method, path, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
