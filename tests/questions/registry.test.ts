import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuestionTypes } from '#api/assessment/load_types.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'questions-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const whole = {
  author: "{ type: 'object', properties: { body: { type: 'object' }, key: { type: 'object' } } }",
  check: '() => []',
  compile: "() => ({ schema: {}, uiSchema: { 'ui:options': {} } })",
  grade: '() => ({ score: 1, feedback: [] })',
  solution: "() => ''",
  correct: '() => null',
  summarize: "() => ''",
  starter: '{ body: {}, key: {} }',
  example: '{ question: { body: {}, key: {} }, twin: { body: {}, key: {} }, right: 1, wrong: 2, partial: null }',
};

/** Loads a folder of one file, each time another one, as modules are kept. */
async function load(name: string, members: Partial<typeof whole> | null): Promise<unknown> {
  const own = mkdtempSync(path.join(folder, 'types-'));
  const text = Object.entries(members ?? {}).map(([member, value]) => `${member}: ${value}`);
  writeFileSync(path.join(own, `${name}.ts`), members ? `export default { ${text.join(', ')} }` : 'export const x = 1');
  return loadQuestionTypes(pathToFileURL(`${own}/`));
}

test('a folder of whole types is the list of types', async () => {
  expect([...((await load('riddle', whole)) as Map<string, unknown>).keys()]).toEqual(['riddle']);
});

test.each(Object.keys(whole))('a type without %s stops the server with a sentence', async (member) => {
  const { [member as keyof typeof whole]: _, ...rest } = whole;
  await expect(load('riddle', rest)).rejects.toThrow(`api/questions/riddle.ts: defineQuestion lacks ${member}`);
});

test('so does a file without a type, a half example, a misspelt keyword, a starter of another shape', async () => {
  await expect(load('riddle', null)).rejects.toThrow('api/questions/riddle.ts must export defineQuestion');
  await expect(load('riddle', { ...whole, example: '{ question: {}, twin: {} }' })).rejects.toThrow('lacks right');
  await expect(load('riddle', { ...whole, author: '{ properties: { body: {} } }' })).rejects.toThrow('body and key');
  const author = "{ properties: { body: { tpye: 'string' }, key: {} } }";
  await expect(load('riddle', { ...whole, author })).rejects.toThrow('tpye');
  await expect(load('riddle', { ...whole, starter: '{ body: 1, key: {} }' })).rejects.toThrow('starter is not');
});
