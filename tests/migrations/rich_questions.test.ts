import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileForm } from '#api/assessment/compile.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { connect, migrate } from '#api/database.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { LookedUp } from '#tests/support/looked_up.ts';

// By its address: what a frozen migration knows of tables is not what stands in them today.
const { up, down } = await import(new URL('../../migrations/0071_rich_questions.ts', import.meta.url).href);

let copy: TestDatabase;
let db: LookedUp;
beforeAll(async () => {
  copy = await copyDatabase({ seeded: false });
  db = connect(copy.ownerUrl);
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await copy.drop();
});

const said = 'a < b & <b>c</b> &amp; d';
const escaped = 'a &lt; b &amp; &lt;b&gt;c&lt;/b&gt; &amp;amp; d';
/** Written while questions were plain text. */
const choice = {
  type: 'choice_single',
  body: {
    prompt: { es: said },
    text: said,
    hints: [{ en: said }],
    options: [
      { id: 'a1', text: said },
      { id: 'b2', text: 'x' },
    ],
  },
  key: { correct: 'a1', feedback: { correct: { en: said } }, options: [{ option: 'a1', feedback: { es: said } }] },
};
const gaps = {
  type: 'gap_choice',
  body: {
    prompt: { en: 'x' },
    text: 'A {{1}}',
    gaps: [
      {
        id: '1',
        options: [
          { id: 'a1', text: said },
          { id: 'b2', text: 'x' },
        ],
      },
    ],
  },
  key: { gaps: [{ id: '1', correct: 'a1' }] },
};

it('questions that were plain text read as before, in forms, in versions and on the desks of authors', async () => {
  const [form] = await db('forms').insert({ kind: 'leveling', title: 'Before', reveal: 'never' }).returning('id');
  const rows = [choice, gaps].map((question, at) => ({ form_id: form.id, order: at + 1, points: 1, ...question }));
  const ids = (await db('questions').insert(rows).returning('id')).map(({ id }) => id);
  const key = [choice, gaps].map((question, at) => ({ id: ids[at], points: 1, ...question }));
  const version = { form_id: form.id, number: 1, content: '{}', key: JSON.stringify(key), rules: '{}' };
  await db('form_versions').insert(version);
  const held = async () => ({
    questions: await db('questions').orderBy('order').select('id', 'type', 'body', 'key'),
    version: (await db('form_versions').first('key')).key,
  });
  const before = await held();

  await up(db);
  const after = await held();
  const [first, second] = after.questions;
  expect(first).toMatchObject({
    body: {
      prompt: { es: escaped },
      text: said,
      hints: [{ en: escaped }],
      options: [{ text: escaped }, { text: 'x' }],
    },
    key: { feedback: { correct: { en: escaped } }, options: [{ feedback: { es: escaped } }] },
  });
  expect(second).toMatchObject({ body: gaps.body, key: gaps.key });
  expect(after.version).toMatchObject(after.questions);
  const { schema, uiSchema } = compileForm(questionTypes, after.questions, 'es', new Map());
  expect(schema.properties[`q${ids[0]}`]).toMatchObject({ title: said, oneOf: [{ title: said }, { title: 'x' }] });
  expect(uiSchema[`q${ids[0]}`]).toMatchObject({ 'ui:options': { hints: [said] } });
  expect(JSON.stringify(uiSchema)).not.toContain('rich');
  await expect(db('form_versions').update({ number: 2 })).rejects.toThrow();

  await down(db);
  expect(await held()).toEqual(before);
});
