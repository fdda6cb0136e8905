import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, refused } from '#tests/attempts/stage.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let [student, coordinator] = [] as unknown as [Person, Person];
let [form, recording] = [0, 0];
beforeAll(async () => {
  school = await openSchool();
  [student, coordinator] = [await school.as('new'), await school.as('coordinator')];
  recording = (await school.knex('resources').where({ kind: 'audio' }).first('id')).id;
  const level_id = (await school.knex('levels').where({ order: 2 }).first('id')).id;
  const made = async (url: string, body: object): Promise<number> => (await done(coordinator.post(url, body))).id;
  form = await made('/api/leveling_forms', { title: 'Escucha', english_title: 'Listening' });
  const alt = { es: 'Un aviso', en: 'An announcement' };
  const parent_id = await made('/api/questions', {
    form_id: form,
    order: 1,
    type: 'group',
    body: { prompt: { es: 'Escucha.', en: 'Listen.' }, text: '', media: [{ resource: recording, alt, plays: 2 }] },
    key: { transcript: 'The train leaves at nine.' },
  });
  for (const [at, asked] of ['When does it leave?', 'What leaves?'].entries())
    await made('/api/questions', {
      form_id: form,
      parent_id,
      order: at + 2,
      type: 'text_short',
      body: { prompt: { en: asked } },
      key: { accept: [{ text: at === 0 ? 'at nine' : 'the train' }] },
      level_id,
      skill: 'listening',
    });
  await done(coordinator.post(`/api/leveling_forms/${form}/activate`));
});
afterAll(() => school.close());

test('A recording is heard so often on all devices together, and the coordinator has it beside the answers', async () => {
  const begin = () => done(student.post(`/api/leveling_forms/${form}/start`));
  const { id, attempt_id } = await begin();
  const first = await done(student.post(`/api/leveling_tests/${id}/assess`, { can: null }));
  const [group] = first.question.uiSchema['ui:groups'];
  expect(group).toMatchObject({ questions: [first.name], media: [{ resource: recording, plays: 2 }] });
  const place = `${group.name}.${recording}`;
  const play = () => student.post(`/api/attempts/${attempt_id}/play`, { place: group.name, resource: recording });
  await done(play());
  expect((await begin()).plays).toEqual({ [place]: 1 });
  const second = await done(student.post(`/api/leveling_tests/${id}/answer`, { answers: { [first.name]: 'at nine' } }));
  expect(second.plays).toEqual({ [place]: 1 });
  await done(play());
  expect((await refused(play(), 409)).rule).toBe('no_plays_left');
  await done(student.post(`/api/leveling_tests/${id}/answer`, { answers: { [second.name]: null } }));

  const { questions } = await done(coordinator.get(`/api/leveling_tests/${id}/review`));
  expect(questions).toHaveLength(2);
  expect(questions[0].group).toMatchObject({
    transcript: 'The train leaves at nine.',
    media: [{ resource: recording, kind: 'audio', alt: 'Un aviso' }],
  });
  expect(questions[1].group).toBeUndefined();
});
