import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { unzip } from '#api/question_banks/reading/zip.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { allRows } from './asked.ts';

const report = 'registrations-by-dates-and-hour-detailed';
const filters = { period: 'always' };
const formula = '=HYPERLINK("http://evil.example","Ana")';

let school: School;
let service: Person;
beforeAll(async () => {
  school = await openSchool();
  service = await school.as('customer-service');
  await school
    .knex('users')
    .where({ username: 'student' })
    .update({ first_name: formula, name: '@evil; "quoted"\n+1' });
});
afterAll(() => school.close());

const addressOf = (format: string, more: Row = {}) =>
  `/api/reports/${report}/${format}?${new URLSearchParams({ filters: JSON.stringify(filters), ...more })}`;

describe('a report as CSV', () => {
  it('has the rows of its pages in their order, as a reader of RFC 4180 finds them', async () => {
    const answer = await service.get(addressOf('csv', { sort: '-registered_at' }));
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${report}.csv"`);
    expect(answer.body.startsWith('\ufeff')).toBe(true);
    const [head, ...lines] = parse(answer.body, { bom: true }) as string[][];
    expect(head?.[0]).toBe('Sesión');
    const rows = await allRows(service, { report, filters, sort: '-registered_at' });
    expect(lines.map((line) => line[2])).toEqual(rows.map(({ swan_id }) => swan_id ?? ''));
  });

  it('holds nothing that a spreadsheet would run', async () => {
    const { body } = await service.get(addressOf('csv', { columns: '["student"]', bom: 'false' }));
    expect(body.startsWith('\ufeff')).toBe(false);
    const cells = (parse(body) as string[][]).flat();
    expect(cells).toContain(`'${formula} '@evil; "quoted"\n'+1`.replace(" '@evil", ' @evil'));
    for (const cell of cells) expect(cell).not.toMatch(/(^|[;\t\r\n])\s*[=+\-@]/);
  });

  it('is refused with columns that the report has not, and to whoever reads no reports', async () => {
    expect((await service.get(addressOf('csv', { columns: '["password"]' }))).statusCode).toBe(400);
    expect((await service.get(addressOf('pdf'))).statusCode).toBe(404);
    expect((await (await school.as('coordinator')).get(addressOf('csv'))).statusCode).toBe(403);
  });
});

describe('a report as a workbook', () => {
  it('has dates as dates, numbers as numbers, texts as texts, a frozen head and a filter', async () => {
    const { rawPayload } = await service.get(addressOf('xlsx', { columns: '["starts_at","student","standing"]' }));
    const sheet = partOf(rawPayload, 'xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).not.toContain('<f>');
    const [head, ...lines] = rowsIn(sheet);
    expect(sheet).toContain(`<autoFilter ref="A1:C${lines.length + 1}"/>`);
    expect(head).toEqual(['Sesión', 'Estudiante', 'Qué pasó']);
    const rows = await allRows(service, { report, filters });
    expect(lines).toHaveLength(rows.length);
    // A spreadsheet counts days from the end of 1899, by the school's clock.
    const serial = (moment: string) => (Date.parse(moment) - 6 * 3_600_000) / 86_400_000 + 25_569;
    for (const [at, row] of rows.entries()) {
      expect(Number(lines[at]?.[0])).toBeCloseTo(serial(row.starts_at), 6);
      expect(lines[at]?.[1]).toBe(row.student);
    }
  });
});

it('who took which rows as a file, and how many, is in the audit log and among the runs', async () => {
  await service.get(addressOf('csv'));
  const rows = (await allRows(service, { report, filters })).length;
  const last = () =>
    school.knex('report_runs').orderBy('id', 'desc').first('report', 'format', 'filters', 'rows', 'status');
  await expect.poll(last, { timeout: 15_000 }).toEqual({ report, format: 'csv', filters, rows, status: 'done' });
  const line = () => school.knex('audit_logs').where({ action: 'export' }).orderBy('id', 'desc').first('after');
  await expect
    .poll(line, { timeout: 15_000 })
    .toMatchObject({ after: { report, format: 'csv', rows, status: 'done' } });
});

function partOf(zip: Buffer, name: string): string {
  for (const entry of unzip(zip, '.xml')) if (entry.name === name) return entry.read().toString('utf8');
  throw new Error(`There is no ${name}.`);
}

/** The cells of a sheet as XML says them. */
function rowsIn(sheet: string): string[][] {
  const rows: string[][] = [];
  let text: string | undefined;
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'row') rows.push([]);
        if (name === 'c') text = '';
      },
      ontext: (part) => {
        if (text !== undefined) text += part;
      },
      onclosetag(name) {
        if (name === 'c') rows.at(-1)?.push(text ?? '');
        if (name === 'c') text = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(sheet);
  return rows;
}
