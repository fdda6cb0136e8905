import { answerTo } from '#tests/support/answer.ts';
import type { Served } from '#tests/support/served.ts';
import { demoStudents, studentHeaders } from './people.ts';

const people = 8;

/** How long a student of the placement test waits for the next question after an answer: alone, and among others. */
export async function printPlacement(school: Served): Promise<void> {
  const { id: form } = await school.knex('forms').where({ kind: 'leveling', status: 'active' }).first('id');
  const takers = await demoStudents(school, people, 'desc');
  const ids = takers.map(({ id }) => id);
  await school.knex('users').whereIn('id', ids).update({ current_level_id: null });
  await school.knex('leveling_tests').whereIn('student_id', ids).whereIn('status', ['pending', 'draft']).delete();
  await school.knex('leveling_tests').insert(ids.map((student_id) => ({ student_id })));
  const hands = await Promise.all(takers.map(({ username }) => studentHeaders(school, username)));
  const [first = {}, ...others] = hands;
  const inWords = (times: number[]) => {
    const at = (share: number) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
    return `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)} ms of ${times.length}`;
  };
  const alone = await take(school.url, form, first);
  const among = (await Promise.all(others.map((headers) => take(school.url, form, headers)))).flat();
  console.log(
    `\nplacement, answer kept and next question shown (whole request); median / 95th percentile; the aim is 20 ms\n` +
      `one student ${inWords(alone)}; ${others.length} at once ${inWords(among)}`,
  );
}

/** Takes the whole test. @returns the milliseconds of each answer that brought another question */
async function take(url: string, form: number, headers: Record<string, string>): Promise<number[]> {
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { id } = await post(`/api/leveling_forms/${form}/start`);
  let shown = await post(`/api/leveling_tests/${id}/assess`, { can: ['introduce', 'everyday'] });
  const times: number[] = [];
  while (shown.name) {
    const answers = { [shown.name]: answerTo(shown.question.schema.properties[shown.name], 'an answer') };
    const began = performance.now();
    shown = await post(`/api/leveling_tests/${id}/answer`, { answers });
    if (shown.name) times.push(performance.now() - began);
  }
  return times;
}
