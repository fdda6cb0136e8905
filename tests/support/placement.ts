import { measured } from '#schemas/placement/skills.ts';

interface Hand {
  post(url: string, body?: object): Promise<{ status: number; body: { id: number } }>;
}

/** Word that stands in keys alone. */
export const canary = 'QUAGGA';

/** What the question of a level and a skill is answered with. */
export const rightOf = (level: number, skill: string) => `${canary} ${level} ${skill}`;

/** A typed question; its prompt tells which one it is. */
const question = (level_id: number, order: number, skill: string) => ({
  type: 'text_short',
  body: { prompt: { es: `Nivel ${order}, ${skill}`, en: `Level ${order}, ${skill}` } },
  key: { accept: [{ text: rightOf(order, skill) }] },
  points: 1,
  level_id,
  skill,
});

/** Writes and publishes a leveling form with a question of each skill at each level, through the API. */
export async function publishPlacement(
  by: Hand,
  levels: { id: number; order: number }[],
  form: object = {},
): Promise<number> {
  const made = async (url: string, body?: object) => {
    const answer = await by.post(url, body);
    if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  const title = { title: 'Examen de nivelación', english_title: 'Leveling test' };
  const form_id = await made('/api/leveling_forms', { adaptive: true, ...title, ...form });
  for (const { id, order } of levels)
    for (const [at, skill] of measured.entries())
      await made('/api/questions', { form_id, order: order * 4 + at + 1, ...question(id, order, skill) });
  await made(`/api/leveling_forms/${form_id}/activate`);
  return form_id;
}
