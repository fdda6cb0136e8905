import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Body, done, refused, type Stage, stage } from '#tests/attempts/stage.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const clock = readFileSync(new URL('../../seeds/pictures/1-clock-820.png', import.meta.url));
const coffee = readFileSync(new URL('../../seeds/files/two-coffees.mp3', import.meta.url));
const file = (name: string, bytes: Buffer) =>
  `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`;

const quiz = `<?xml version="1.0"?><quiz>
<question type="shortanswer"><name><text>Clock</text></name><questiontext format="html">
<text><![CDATA[<p>What <b>time</b> is it? <img src="@@PLUGINFILE@@/my%20clock.png" alt="A clock"></p><audio controls><source src="@@PLUGINFILE@@/two.mp3">two.mp3</audio>]]></text>
${file('my clock.png', clock)}${file('two.mp3', coffee)}${file('evil.png', Buffer.from('<svg onload=alert(1)>'))}${file('macro.docm', Buffer.from('x'))}
</questiontext><answer fraction="100"><text>8:20</text></answer></question></quiz>`;

const binary = { 'content-type': 'application/octet-stream' };
const send = (form: number, bytes: Buffer, query = '') =>
  done(at.coordinator.post(`/api/exercise_forms/${form}/import?name=a.xml${query}`, bytes, binary));
const held = (form: number): Promise<Body[]> => school.knex('questions').where({ form_id: form }).orderBy('order');
const library = async () => Number((await school.knex('resources').count({ count: '*' }).first())?.count);

test('pictures and recordings of a file come into the library and stand beside their question, until they are taken back', async () => {
  const form = await at.draft([]);
  const before = await library();
  expect((await send(form, Buffer.from(quiz), '&dry=1')).count).toBe(1);
  expect(await library()).toBe(before);

  const { questions, problems } = await send(form, Buffer.from(quiz));
  expect(problems.map(({ reason }: Body) => reason)).toEqual(['file_left_out', 'file_left_out']);
  const [{ body }] = (await held(form)) as [Body];
  expect(body.prompt).toEqual({ en: 'What <strong>time</strong> is it?' });
  expect(body.media).toMatchObject([{ alt: { en: 'A clock' } }, { alt: { en: 'Recording 1', es: 'Grabación 1' } }]);
  const kept = await school
    .knex('resources')
    .whereIn(
      'id',
      body.media.map(({ resource }: Body) => resource),
    )
    .orderBy('id');
  expect(kept).toMatchObject([
    { kind: 'image', media_type: 'image/webp', file_name: 'my clock.png', owner_id: null },
    { kind: 'audio', media_type: 'audio/mpeg' },
  ]);
  expect((await at.coordinator.get(`/api/resources/${kept[0].id}/file`)).statusCode).toBe(200);

  await done(at.coordinator.post(`/api/exercise_forms/${form}/undo_import`, { questions }));
  expect([await held(form), await library()]).toEqual([[], before]);
});

test('the picture of an option stands with it; one that nobody described has to be, before it is published', async () => {
  const form = await at.draft([]);
  const option = (fraction: number, name: string, alt: string) =>
    `<answer fraction="${fraction}" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/${name}" alt="${alt}">]]></text>${file(name, clock)}</answer>`;
  const pictures = `<quiz><question type="multichoice"><questiontext format="html"><text>Which clock?</text></questiontext>
<single>true</single>${option(100, 'a.png', 'A clock')}${option(0, 'b.png', 'b.png')}</question></quiz>`;
  const { problems, questions } = await send(form, Buffer.from(pictures));
  expect(problems.map(({ reason }: Body) => reason)).toEqual(['picture_undescribed']);
  const [{ body }] = (await held(form)) as [Body];
  const described = body.options.map(({ text, medium }: Body) => [text, medium.alt, typeof medium.resource]);
  expect(described.toSorted()).toEqual([
    ['2', {}, 'number'],
    ['A clock', { en: 'A clock' }, 'number'],
  ]);
  const refusal = await refused(at.coordinator.post(`/api/exercise_forms/${form}/activate`), 409);
  expect(refusal.rule).toBe('question_problems');
  const before = await library();
  await done(at.coordinator.post(`/api/exercise_forms/${form}/undo_import`, { questions }));
  expect(await library()).toBe(before - 2);
});

test('they go out with the form, and come in again', async () => {
  const [one, other] = [await at.draft([]), await at.draft([])];
  await send(one, Buffer.from(quiz));
  const lost = await done(at.coordinator.get(`/api/exercise_forms/${one}/export_losses?format=moodle_xml`));
  expect(lost.map(({ reason }: Body) => reason)).not.toContain('media');
  const out = await at.coordinator.get(`/api/exercise_forms/${one}/export/moodle_xml`);
  await send(other, out.rawPayload);
  const [[first], [again]] = [(await held(one)) as [Body], (await held(other)) as [Body]];
  const shown = ({ body }: Body) => ({ ...body, media: body.media.map(({ alt }: Body) => alt) });
  expect(shown(again)).toEqual(shown(first));
  const files = (question: Body): Promise<Body[]> =>
    school
      .knex('resources')
      .whereIn(
        'id',
        question.body.media.map(({ resource }: Body) => resource),
      )
      .orderBy('id')
      .select('kind', 'media_type');
  expect(await files(again)).toEqual(await files(first));
  expect(await done(at.coordinator.get(`/api/exercise_forms/${one}/export_losses?format=gift`))).toMatchObject([
    { reason: 'media' },
  ]);
});

test('a whole form goes to another with its pictures, recordings, level and settings, and nothing else changes', async () => {
  const level = (await school.knex('levels').where({ id: at.level }).first()).order;
  const [one, other] = [await at.draft([], { title: 'Dos cafés', pass_percentage: 85 }), await at.draft([])];
  await send(one, Buffer.from(quiz));
  const [{ body }] = (await held(one)) as [Body];
  const group = await done(
    at.coordinator.post('/api/questions', {
      ...{ form_id: one, order: 2, type: 'group', points: 0 },
      ...{ body: { prompt: { es: 'Escucha.' }, text: '', media: body.media }, key: { transcript: 'Two coffees.' } },
    }),
  );
  await done(
    at.coordinator.post('/api/questions', {
      ...{ form_id: one, order: 3, parent_id: group.id, level_id: at.level, type: 'text_short', pilot: true },
      ...{
        body: { prompt: { en: 'How many?' }, hints: [{ en: 'A <em>few</em>' }] },
        key: { accept: [{ text: 'two' }] },
      },
    }),
  );
  const out = await at.coordinator.get(`/api/exercise_forms/${one}/export/form`);
  expect(await done(at.coordinator.get(`/api/exercise_forms/${one}/export_losses?format=form`))).toEqual([]);
  expect(out.rawPayload.includes(`level: ${level}`)).toBe(true);
  const before = await library();

  const { format, problems, settings } = await send(other, out.rawPayload);
  expect({ format, problems }).toEqual({ format: 'form', problems: [] });
  expect(settings).toMatchObject({ title: 'Dos cafés', pass_percentage: 85 });
  expect(await school.knex('forms').where({ id: other }).first()).toMatchObject({ title: 'Rutinas' });
  // What two questions show comes once.
  expect(await library()).toBe(before + 2);
  const own = ['id', 'form_id', 'parent_id', 'version', 'digest', 'created_at', 'updated_at'];
  const bare = (rows: Body[]) =>
    rows.map(({ parent_id, body, ...row }) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name))),
      parent: rows.findIndex(({ id }) => id === parent_id),
      body: { ...body, media: body.media?.map(({ resource: _, ...medium }: Body) => medium) },
    }));
  expect(bare(await held(other))).toEqual(bare(await held(one)));
});
