import { expect, test } from 'vitest';
import { checkCourse, lineOf, readRules } from '#seeds/quality/check.ts';
import { readSources } from '#seeds/quality/content/read.ts';
import { plants } from './plants.ts';

const level = new Map([...readSources()].filter(([file]) => /\/06[-.]/.test(file)));
const names = [...(await readRules()).keys()];

test('each rule has a planted fault', () => {
  expect(Object.keys(plants).sort()).toEqual(names);
});

test.each(names)('%s sees the fault that is planted, and names its file and line', async (name) => {
  const { in: where, from, to } = plants[name] as (typeof plants)[string];
  const planted = new Map(
    [...level].map(([file, text]) => [file, where.test(file) ? text.replace(from, to as string) : text]),
  );
  expect([...planted.values()]).not.toEqual([...level.values()]);
  const lines = async (sources: typeof level) => (await checkCourse(sources, true, name)).map(lineOf);
  const before = await lines(level);
  const [line] = (await lines(planted)).filter((one) => !before.includes(one));
  expect(line).toMatch(new RegExp(`^seeds/course/06-planes-y-promesas/[^:]+:\\d+ ${name}: .{10}`));
});

test('listening sees questions that are spoken more slowly than the dialogues of their level', async () => {
  const doubled = (text: string) => text.replace(/(<p><strong>[^<]+<\/strong>)(.*?)<\/p>/g, '$1$2$2</p>');
  const planted = new Map([...level].map(([file, text]) => [file, doubled(text)]));
  expect((await checkCourse(planted, true, 'listening')).map(lineOf)).toEqual([
    expect.stringMatching(/lessons\/1-[^:]+:\d+ listening: the questions are spoken at \d\d % of the pace/),
  ]);
});
