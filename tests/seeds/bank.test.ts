import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Row } from '#api/engine/define.ts';
import { mistakenAnswer } from '#seeds/load/answers.ts';
import { readBank } from '#seeds/load/bank.ts';
import { withFiles } from '#seeds/load/files.ts';
import { recordingsIn } from '#seeds/load/recordings.ts';

const folder = 'placement/recordings/';
const files = new Map(recordingsIn(folder).map((name, at) => [name, at + 1]));
const bank = readBank();
const rows: Row[] = bank.map((question) => ({
  ...question,
  id: question.order,
  body: withFiles(question.body, files),
}));
const levels = [...Array(14).keys()];
const skills = ['grammar', 'vocabulary', 'reading', 'listening'];
const choices = rows.filter(({ type }) => type === 'choice_single');
const rightOf = ({ body, key }: Row): string => body.options.find(({ id }: Row) => id === key.correct).text;
const others = ({ body, key }: Row): string[] =>
  body.options.filter(({ id }: Row) => id !== key.correct).map(({ text }: Row) => text);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim();

describe('the bank of the placement test', () => {
  it.each(levels)('has twenty-two questions of level %i, over all skills, five of them typed', (level) => {
    const own = bank.filter((question) => question.level === level);
    expect(skills.map((skill) => own.filter((one) => one.skill === skill).length)).toEqual([6, 5, 6, 5]);
    expect(own.filter(({ type }) => type === 'gap_typed').length).toBeGreaterThanOrEqual(5);
  });

  it('can be published', () => {
    expect(checkQuestions(questionTypes, rows as Parameters<typeof checkQuestions>[1])).toEqual([]);
  });

  it('gives all to its solutions, nothing to an expected mistake, whatever the language', () => {
    for (const { type, body, key } of rows) {
      const question = questionTypes.get(type);
      for (const locale of ['es', 'en'] as const) expect(question?.compile(body, locale).schema.title).toMatch(/.{5}/);
      expect(question?.grade({ body, key }, question.solution({ body, key })), body.text).toMatchObject({ score: 1 });
      expect(question?.grade({ body, key }, mistakenAnswer({ type, body, key })).score, body.text).toBe(0);
    }
  });

  it('asks nothing twice', () => {
    const asked = rows.map(({ body }) => JSON.stringify([body.prompt, body.text, body.media]));
    expect(new Set(asked).size).toBe(asked.length);
    const texts = rows.map(({ body }) => plain(body.text)).filter((text) => text.length > 60);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the options', () => {
  it('are four, of which no two are alike', () => {
    for (const { body } of choices) {
      expect(new Set(body.options.map(({ text }: Row) => plain(text))).size, body.text).toBe(4);
      expect(new Set(body.options.map(({ id }: Row) => id)).size, body.text).toBe(4);
    }
  });

  it('do not tell the right one by its length', () => {
    const share = (holds: (right: number, lengths: number[]) => boolean) =>
      choices.filter((one) =>
        holds(
          rightOf(one).length,
          others(one).map(({ length }) => length),
        ),
      ).length / choices.length;
    expect(share((right, lengths) => lengths.every((length) => length < right))).toBeLessThan(0.4);
    expect(share((right, lengths) => lengths.every((length) => length > right))).toBeLessThan(0.4);
  });

  it('have the right one at every place', () => {
    for (const place of [0, 1, 2, 3]) {
      const there = choices.filter(({ body, key }) => body.options[place].id === key.correct);
      expect(there.length / choices.length).toBeGreaterThan(0.15);
      expect(there.length / choices.length).toBeLessThan(0.35);
    }
  });
});

describe('the recordings', () => {
  it('are played by one question each, and are small', () => {
    const played = rows.flatMap(({ body }) => (body.media ?? []).map(({ resource }: Row) => resource));
    expect(played.toSorted((one, other) => one - other)).toEqual([...files.values()]);
    for (const name of files.keys())
      expect(statSync(new URL(`../../seeds/${folder}${name}`, import.meta.url)).size).toBeLessThan(80 * 1024);
  });

  it('are of questions that train the ear, which read nothing out', () => {
    for (const { skill, body } of rows) expect(Boolean(body.media)).toBe(skill === 'listening');
  });
});
