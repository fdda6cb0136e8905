import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formats } from '#api/question_banks/registry.ts';
import { type Body, done, refused, type Stage, stage } from '#tests/attempts/stage.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const binary = { 'content-type': 'application/octet-stream' };
const send = (form: number, file: string | Buffer, query = '', who = at.coordinator) =>
  who.post(`/api/exercise_forms/${form}/import?${query}`, Buffer.from(file as string), binary);
const held = (form: number): Promise<Body[]> =>
  school.knex('questions').where({ form_id: form }).orderBy('order').select('*');

const gift = `::Routine::She {=goes ~go} to school.

Tick the verbs.{~%50%run ~%-50%table ~%50%eat}

::Broken::Where?{=here

How do you say "casa"?{=house =%50%home}
`;

describe('a file comes in', () => {
  test('first as a dry run, which says all and writes nothing', async () => {
    const form = await at.draft([]);
    const said = await done(send(form, gift, 'name=a.gift&dry=1'));
    expect(said).toMatchObject({ format: 'gift', count: 3, refused: 1 });
    expect(said.types).toEqual({ gap_choice: 1, choice_multiple: 1, text_short: 1 });
    expect(said.problems).toEqual([
      { line: 5, name: 'Broken', taken: false, reason: 'gift_braces', message: expect.stringContaining('llave') },
    ]);
    expect(await held(form)).toEqual([]);
  });

  test('with complaints that are sentences by themselves', async () => {
    const { problems } = await done(send(await at.draft([]), 'Write about yourself.{}', 'name=a.gift&dry=1'));
    expect(problems.map(({ message }: Body) => message)).toContain('No tiene respuesta modelo.');
  });

  test('then what is good of it, behind what is there, with a line of the audit log for each', async () => {
    const form = await at.draft();
    const before = (await held(form)).length;
    const { questions } = await done(send(form, gift, 'name=a.gift'));
    const rows = (await held(form)).slice(before);
    expect(rows.map(({ id }) => id)).toEqual(questions);
    expect(rows.map(({ order }) => order)).toEqual([before + 1, before + 2, before + 3]);
    const lines = await school
      .knex('audit_logs')
      .where({ entity: 'questions', action: 'create' })
      .whereIn('record_id', questions);
    expect(lines).toHaveLength(3);
    await done(at.coordinator.post(`/api/exercise_forms/${form}/activate`));
  });

  test('once under a key, however often it is sent; another file under it is refused', async () => {
    const form = await at.draft([]);
    const url = `/api/exercise_forms/${form}/import?name=a.gift`;
    const bring = (file: string) =>
      at.coordinator.post(url, Buffer.from(file), { ...binary, 'idempotency-key': `import-${form}` });
    const [first, second] = await Promise.all([done(bring(gift)), done(bring(gift))]);
    expect(second).toEqual(first);
    expect(await done(bring(gift))).toEqual(first);
    expect(await refused(bring(`${gift}\n`), 422)).toMatchObject({ type: '/problems/idempotency_key' });
    expect((await held(form)).map(({ id }) => id)).toEqual(first.questions);
  });

  test('and is taken back at once, as long as nobody has worked on it', async () => {
    const form = await at.draft([]);
    const { questions } = await done(send(form, gift, 'name=a.gift'));
    const undo = () => at.coordinator.post(`/api/exercise_forms/${form}/undo_import`, { questions });
    await done(at.coordinator.put(`/api/questions/${questions[0]}`, { points: 2 }));
    expect(await refused(undo(), 409)).toMatchObject({ rule: 'changed_since_import', params: { count: 1 } });
    await school.knex('questions').where({ id: questions[0] }).update({ version: 1 });
    expect(await done(undo())).toEqual({ count: 3 });
    expect(await held(form)).toEqual([]);
    const undone = school.knex('audit_logs').where({ entity: 'questions', action: 'undo_import' });
    expect(await undone.whereIn('record_id', questions)).toHaveLength(3);
    // Nobody removed them as an author removes a question.
    expect(await done(at.coordinator.get(`/api/exercise_forms/${form}/removed`))).toEqual([]);
  });

  test('a passage holds the questions after it, and is published with them', async () => {
    const form = await at.draft([]);
    const file =
      'Ana lives in Lima.\n\nWho lives in Lima?{=Ana ~Eva ~Leo}\n\nIs it a city?{T}\n\n$CATEGORY: b\n\nTwo?{=2}\n';
    const { count, types, questions } = await done(send(form, file, 'name=a.gift'));
    expect([count, types]).toEqual([4, { group: 1, choice_single: 1, boolean: 1, text_short: 1 }]);
    const rows = await held(form);
    expect(rows.map(({ parent_id }) => parent_id)).toEqual([null, rows[0]?.id, rows[0]?.id, null]);
    await done(at.coordinator.post(`/api/exercise_forms/${form}/activate`));
    expect(await done(at.coordinator.post(`/api/exercise_forms/${form}/undo_import`, { questions }))).toEqual({
      count: 4,
    });
  });

  test('nobody takes back the questions of another form', async () => {
    const [one, other] = [await at.draft([]), await at.draft([])];
    const { questions } = await done(send(one, gift, 'name=a.gift'));
    expect(await done(at.coordinator.post(`/api/exercise_forms/${other}/undo_import`, { questions }))).toEqual({
      count: 0,
    });
    expect(await held(one)).toHaveLength(3);
  });

  test('is refused with a sentence when it is no file of questions, is empty, too large, or of another type', async () => {
    const form = await at.draft([]);
    expect(await refused(send(form, 'Nothing here.', 'name=a.txt'), 422)).toMatchObject({
      detail: expect.stringContaining('GIFT'),
    });
    await refused(send(form, '', 'name=a.gift'), 422);
    await refused(send(form, Buffer.alloc(21 * 1024 * 1024, 'a'), 'name=a.gift'), 413);
    await refused(at.coordinator.post(`/api/exercise_forms/${form}/import`, 'x', { 'content-type': 'text/csv' }), 415);
    expect(await held(form)).toEqual([]);
  });

  test('for staff who may write alone, and into forms that there are', async () => {
    const form = await at.draft([]);
    await refused(send(form, gift, '', await school.as('teacher')), 403);
    await refused(send(form, gift, '', at.student), 403);
    await refused(send(999_999, gift), 404);
    await refused(at.coordinator.post(`/api/exam_forms/${form}/import`, Buffer.from(gift), binary), 404);
  });

  test('2,000 questions at once', async () => {
    const form = await at.draft([]);
    const many = Array.from(
      { length: 2000 },
      (_, number) => `She is number ${number}.{=right#Yes! ~wrong ~other}`,
    ).join('\n\n');
    expect((await done(send(form, many, 'name=a.gift'))).count).toBe(2000);
  });
});

describe('a form goes out', () => {
  test.each([...formats.keys()])('as %s, which comes in again as the same questions', async (format) => {
    const [from, to] = [await at.draft(), await at.draft([])];
    await done(send(from, gift, 'name=a.gift'));
    const answer = await at.coordinator.get(`/api/exercise_forms/${from}/export/${format}`);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="exercise_forms-\d+\.\w+"$/);
    const lost = await done(at.coordinator.get(`/api/exercise_forms/${from}/export_losses?format=${format}`));
    expect(await done(send(to, answer.rawPayload))).toMatchObject({ format, refused: 0 });
    const [sent, came] = [await held(from), await held(to)];
    const poorer = new Set(lost.map(({ number }: Body) => number));
    expect(came.map(({ type }) => type)).toEqual(sent.map(({ type }) => type));
    for (const [at, { body }] of sent.entries()) {
      if (!poorer.has(at + 1)) expect([came[at].body.prompt, came[at].body.text]).toEqual([body.prompt, body.text]);
    }
  });

  test('there is a template to begin with for each type', async () => {
    const form = await at.draft([]);
    const template = await at.coordinator.get('/api/formats/csv/templates/gap_typed');
    expect(template.headers['content-type']).toContain('text/csv');
    expect(await done(send(form, template.rawPayload, 'name=gap_typed.csv'))).toMatchObject({ count: 1, refused: 0 });
    await refused(at.coordinator.get('/api/formats/csv/templates/nothing'), 404);
  });
});
