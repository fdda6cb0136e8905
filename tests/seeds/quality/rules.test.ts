import { expect, test } from 'vitest';
import { checkCourse, lineOf } from '#seeds/quality/check.ts';
import { readSources } from '#seeds/quality/content/read.ts';
import { readRules } from '#seeds/quality/read.ts';
import { bankPlants } from './bank_plants.ts';
import { type Plant, plants } from './plants.ts';

const level = new Map([...readSources()].filter(([file]) => /\/06[-.]/.test(file)));
const names = [...(await readRules()).keys()];

test('each rule has a planted fault', () => {
  expect(Object.keys(plants).sort()).toEqual(names);
});

/** What a rule says of level 6 more than before, when a fault is planted. */
async function newFaults(name: string, { in: where, from, to }: Plant): Promise<string[]> {
  const planted = new Map(
    [...level].map(([file, text]) => [file, where.test(file) ? text.replace(from, to as string) : text]),
  );
  expect([...planted.values()]).not.toEqual([...level.values()]);
  const lines = async (sources: typeof level) => (await checkCourse(sources, true, name)).map(lineOf);
  const before = await lines(level);
  return (await lines(planted)).filter((one) => !before.includes(one));
}

test.each(names)('%s sees the fault that is planted, and names its file and line', async (name) => {
  const [line] = await newFaults(name, plants[name] as Plant);
  expect(line).toMatch(new RegExp(`^seeds/course/06-planes-y-promesas/[^:]+:\\d+ ${name}: .{10}`));
});

test('listening sees questions that are spoken more slowly than the dialogues of their level', async () => {
  const doubled = (text: string) => text.replace(/(<p><strong>[^<]+<\/strong>)(.*?)<\/p>/g, '$1$2$2</p>');
  const planted = new Map([...level].map(([file, text]) => [file, doubled(text)]));
  expect((await checkCourse(planted, true, 'listening')).map(lineOf)).toEqual([
    expect.stringMatching(/lessons\/1-[^:]+:\d+ listening: the questions are spoken at \d\d % of the pace/),
  ]);
});

test.each(Object.keys(bankPlants))('%s sees a fault in the placement bank, and names its line', async (name) => {
  const [line] = await newFaults(name, { in: /bank\/06\.yaml/, ...(bankPlants[name] as Omit<Plant, 'in'>) });
  expect(line).toMatch(new RegExp(`^seeds/placement/bank/06\\.yaml:\\d+ ${name}: .{10}`));
});

test('lang_marked reads prompts and feedback too', async () => {
  const bare = (text: string) =>
    text.replace('Completa con <em lang=en>going to</em>', 'Completa con going there before');
  const planted = new Map([...level].map(([file, text]) => [file, bare(text)]));
  expect((await checkCourse(planted, true, 'lang_marked')).map(lineOf)).toContainEqual(
    expect.stringMatching(/lessons\/1-[^:]+:\d+ lang_marked: "going/),
  );
});

test('lang_marked sees a single word that looks Spanish, and leaves «has» to Spanish before a participle', async () => {
  const bare = (text: string) =>
    text.replace('Completa con <em lang=en>going to</em>', 'Si ya has leído y has de seguir, no se dice are ni');
  const planted = new Map([...level].map(([file, text]) => [file, bare(text)]));
  expect((await checkCourse(planted, true, 'lang_marked')).map(lineOf)).toEqual([
    expect.stringMatching(/lessons\/1-[^:]+:\d+ lang_marked: "are" is English/),
  ]);
});
