import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { reports, slugOf } from '#api/reporting/registry.ts';
import en from '#schemas/locales/en/reports.json' with { type: 'json' };
import es from '#schemas/locales/es/reports.json' with { type: 'json' };
import { locales } from '#schemas/localize.ts';
import { pages } from '#schemas/pages.ts';
import { translate } from '#schemas/words/sentences.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { allBackwards, allRows, pageOf, query, totalsOf } from './asked.ts';

const all = [...(await reports()).values()];
const named = all.map((report) => [slugOf(report), report] as const);
/** Of all time, where a report knows days. */
const whole = (filters: Row) => ('period' in filters ? { period: 'always' } : {});

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.as('admin');
});
afterAll(() => school.close());

it.each(named)('%s is a page of the specification', (slug) => {
  expect(pages.map(({ path }) => path)).toContain(`/reports/report/${slug}`);
});

describe.each(named)('%s', (slug, { filters, columns, charts, key, sort, is_short = false }) => {
  const params = { report: slug, filters: whole(filters) };
  const shown = Object.entries(columns).filter(([, { hidden }]) => !hidden);

  it('counts as many rows as its pages have', async () => {
    const rows = await allRows(admin, params);
    expect((await totalsOf(admin, params)).rows).toBe(rows.length);
    expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort());
  });

  it('has the same rows in every order, from either end', async () => {
    const keys = (rows: Row[]) => rows.map((row) => row[key]);
    const usual = keys(await allRows(admin, params)).sort();
    for (const [name] of shown)
      for (const sort of [name, `-${name}`]) {
        const forwards = keys(await allRows(admin, { ...params, sort }));
        expect(forwards.toSorted(), sort).toEqual(usual);
        expect(keys(await allBackwards(admin, { ...params, sort })), sort).toEqual(forwards);
      }
  });

  it('brings its totals along with each page where it is short, and nowhere else', async () => {
    const { milliseconds: _, ...totals } = await totalsOf(admin, params);
    for (const place of [{ limit: 3 }, { sort: `-${sort.replace('-', '')}` }, { last: true, limit: 1 }]) {
      const { totals: along } = await pageOf(admin, { ...params, ...place });
      if (is_short) expect(along).toEqual({ ...totals, milliseconds: expect.any(Number) });
      else expect(along).toBeNull();
    }
  });

  it('is written whole into a file, with what is shown of it and nothing else', async () => {
    const answer = await admin.get(
      `/api/reports/${slug}/csv?${new URLSearchParams({ filters: JSON.stringify(params.filters) })}`,
    );
    expect(answer.statusCode).toBe(200);
    const [head, ...lines] = parse(answer.body, { bom: true }) as string[][];
    expect(head).toHaveLength(shown.length);
    expect(lines).toHaveLength((await totalsOf(admin, params)).rows);
  });

  it('says in both languages what it answers, and each column, filter and chart', () => {
    for (const [locale, words] of [
      ['es', es],
      ['en', en],
    ] as const) {
      const say = (name: string) => translate(words, locale, `reports.${name}`);
      const keys = [
        `of.${slug.replaceAll('-', '_')}.about`,
        ...shown.map(([name]) => `columns.${name}`),
        ...Object.keys(filters).map((name) => `filters.${name}`),
        ...charts.flatMap(({ chart, measures, by }) => [
          `charts.${chart}`,
          ...[...Object.keys(measures), ...by].map((name) => `columns.${name}`),
        ]),
      ];
      for (const name of keys) expect(say(name), name).not.toBe(`reports.${name}`);
    }
    expect(locales).toEqual(['es', 'en']);
  });

  it('defines each of its numbers in words, those of its charts too', () => {
    const numbers = shown.filter(([, { type }]) => ['integer', 'number', 'percentage'].includes(type));
    const names = [...numbers.map(([name]) => name), ...charts.flatMap(({ measures }) => Object.keys(measures))];
    for (const [locale, words] of [
      ['es', es],
      ['en', en],
    ] as const)
      for (const name of names) {
        const key = `reports.definitions.${name}`;
        expect(translate(words, locale, key), key).not.toBe(key);
      }
  });

  it('is refused to whoever is not of its roles, and does not know other filters', async () => {
    for (const name of ['coordinator', 'teacher', 'student'])
      expect((await (await school.as(name)).get(query('page', params))).statusCode).toBe(403);
    expect((await admin.get(query('page', { ...params, filters: { evil: 1 } }))).statusCode).toBe(400);
    expect((await admin.get(query('page', { ...params, sort: key === 'id' ? 'id' : 'evil' }))).statusCode).toBe(400);
  });
});

it('a report that there is not is not found, and a place that no page has given is refused', async () => {
  await expect(pageOf(admin, { report: 'evil' })).rejects.toThrow('404');
  for (const after of ['evil', '[1]', '["x","1; drop table users"]'])
    expect((await admin.get(query('page', { report: 'students-per-level', after }))).statusCode).toBe(400);
});
