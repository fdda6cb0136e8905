import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenAs } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { cleanHtml, cleanText } from '#api/engine/rich/clean_html.ts';
import { mapRich } from '#api/engine/rich/rich_text.ts';
import { asHtml, wordsOf } from '#schemas/rich.ts';
import { type Body, done, make, type Stage, stage } from '#tests/attempts/stage.ts';
import { payloads } from '#tests/support/poison/payloads.ts';
import { poisoned, poisonedFiles } from '#tests/support/poison/poisoned.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const tags = ['strong', 'em', 'u', 's', 'mark', 'sub', 'sup', 'code', 'br', 'p', 'ul', 'ol', 'li', 'blockquote', 'a'];

/** What of a piece of HTML is more than marks, as a browser would read it. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!tags.includes(name)) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        const spoken = attribute === 'lang' && ['es', 'en'].includes(value);
        const known = spoken || (name === 'a' && attribute === 'href') || (name === 'ol' && attribute === 'start');
        if (!known || (attribute === 'href' && !/^(https:|mailto:)/.test(value))) found.push(`${attribute}=${value}`);
      }
    },
    oncomment: (comment) => found.push(`<!--${comment}`),
    onprocessinginstruction: (name) => found.push(`<${name}`),
  });
  parser.end(html);
  return found;
}

/** The rich texts of a question. */
function richTexts({ type, body, key }: Body): string[] {
  const texts: string[] = [];
  mapRich(writtenAs(questionTypes, type)?.author ?? {}, { body, key }, (html) => {
    texts.push(html);
    return html;
  });
  return texts;
}

/** What may run in what students are sent. */
function dangersFor(question: Body): string[] {
  const { rich = {} } = question['ui:options'] ?? {};
  const { prompt = '', more = '', hints = [], options = {} } = rich;
  return [prompt, more, ...hints, ...Object.values(options as Record<string, string>)].flatMap(dangers);
}

const held = (form: number): Promise<Body[]> =>
  school.knex('questions').where({ form_id: form }).orderBy('order').select('*');

const files = poisonedFiles(payloads);

describe('no script gets in', () => {
  test('there are at least sixty ways to try', () => expect(new Set(payloads).size).toBeGreaterThanOrEqual(60));

  test.each(payloads)('through the cleaner: %s', (payload) => {
    for (const html of [cleanText(payload), cleanText(payload, true)]) {
      expect(dangers(html)).toEqual([]);
      expect(cleanText(html)).toBe(html);
    }
    expect(cleanHtml(payload)).not.toMatch(
      /<(script|svg|math|iframe|style|object|embed|form|template)|<[^>]+\son\w+=/i,
    );
  });

  test('through the API: what is stored, published, previewed and told is marks and words', async () => {
    const form = await at.draft([]);
    for (const [order, payload] of payloads.entries())
      await make(at.coordinator, 'questions', { form_id: form, order: order + 1, ...poisoned(payload, order) });
    const rows = await held(form);
    expect(rows).toHaveLength(payloads.length);
    expect(rows.flatMap(richTexts).flatMap(dangers)).toEqual([]);
    await done(at.coordinator.put(`/api/questions/${rows[0].id}`, poisoned(payloads[5] as string, 0)));
    const again = await held(form);
    expect(again.flatMap(richTexts).flatMap(dangers)).toEqual([]);
    await done(at.coordinator.post(`/api/exercise_forms/${form}/activate`));
    const attempt = await done(at.student.post(`/api/exercise_forms/${form}/start`));
    expect(Object.values(attempt.uiSchema).flatMap(dangersFor)).toEqual([]);
    const answers = Object.fromEntries(
      rows.map(({ id, type }) => [`q${id}`, type === 'choice_multiple' ? ['a1'] : 'a1']),
    );
    await done(at.student.patch(`/api/attempts/${attempt.id}`, { seq: 1, answers }));
    await done(at.student.post(`/api/attempts/${attempt.id}/submit`));
    const { review } = await done(at.student.get(`/api/attempts/${attempt.id}`));
    const told = review.flatMap(({ rich = {} }: Body) => [rich.prompt, rich.more, ...(rich.feedback ?? [])]);
    expect(told.flatMap((one: Body) => Object.values(one ?? {})).flatMap(dangers as never)).toEqual([]);
    const questions = payloads.map(poisoned);
    const preview = await done(at.coordinator.post('/api/questions/compile', { questions }));
    expect(Object.values(preview.es.uiSchema).flatMap(dangersFor)).toEqual([]);
  });

  test.each(Object.keys(files))('through %s', async (name) => {
    const form = await at.draft([]);
    const file = Buffer.from(files[name] as string);
    const binary = { 'content-type': 'application/octet-stream' };
    const said = await done(at.coordinator.post(`/api/exercise_forms/${form}/import?name=${name}`, file, binary));
    const rows = await held(form);
    expect(rows.length).toBe(said.count);
    expect(rows.length).toBeGreaterThan(payloads.length * 0.8);
    expect(rows.flatMap(richTexts).flatMap(dangers)).toEqual([]);
  });
});

describe('what is meant as words stays', () => {
  test.each(['a < b & c', '<b> is bold', '5 > 3', 'x &amp; y', 'one\ntwo', '"quoted" — ¿qué?', '&nbsp;'])(
    '%s',
    (words) => {
      const html = asHtml(words);
      expect(cleanText(html)).toBe(html);
      expect(wordsOf(html)).toBe(words);
    },
  );
});
