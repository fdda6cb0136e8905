import type { Closing } from '#api/commands/steps/command.ts';
import type { Served } from '#tests/support/served.ts';
import { type BareRoute, serveBare } from './bare/server.ts';
import { connections, type Figures, fire, inTurns, type Shot } from './load.ts';
import { staffCookie } from './people.ts';
import { type Statement, statementsOf } from './statements.ts';

const list = `/api/students?${new URLSearchParams({ filter: '{"status":"active"}', sort: '["name","ASC"]', range: '[0,24]' })}`;

const cases: { title: string; aim: string; shot: Shot }[] = [
  { title: 'list of 25, filter, sort, count', aim: '0.5', shot: { method: 'GET', url: list, status: 200 } },
  { title: 'get by id', aim: '0.35', shot: { method: 'GET', url: '/api/students/50000', status: 200 } },
  {
    title: 'valid create (a group)',
    aim: '0.35',
    shot: { method: 'POST', url: '/api/groups', body: (count) => ({ name: `Bench ${count}` }), status: 201 },
  },
  {
    title: 'refused create (a student)',
    aim: '',
    shot: { method: 'POST', url: '/api/students', body: () => ({ username: 'x', evil: 1 }), status: 422 },
  },
];

const isFrame = (sql: string) => /^(begin|commit|rollback)/i.test(sql);
const widths = [33, 5, 8, 12, 9, 12, 7, 5];
const printRow = (...cells: string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 8)).join(' '));

const shown = ({ rate, median, p99, wrong }: Figures) => [
  rate.toFixed(0) + (wrong > 0 ? ` (${wrong} wrong)` : ''),
  `${median} / ${p99}`,
];

/** Lists, records and creates of 100,000 students beside a bare handler with the product's own SQL. */
export async function printRequests(school: Served, closing: Closing): Promise<void> {
  const cookie = await staffCookie(school);
  const shots = cases.map(({ shot }) => shot);
  const statements = await statementsOf(school.databaseUrl, shots, cookie);
  const bare = await serveBare(school.databaseUrl, bareRoutes(shots, statements), closing);

  console.log(`\n${connections} connections, requests a second; latency as median / 99th percentile in ms\n`);
  printRow('case', 'SQL', 'bare', 'latency', 'product', 'latency', 'ratio', 'aim');
  for (const [index, { title, aim, shot }] of cases.entries()) {
    const plainShot = { ...shot, url: `/${index}`, status: shot.status === 422 ? 400 : shot.status };
    const { plain, ours, ratio } = await inTurns(
      () => fire(bare, plainShot),
      () => fire(school.url, shot, { cookie, 'sec-fetch-site': 'same-origin' }),
    );
    const queries = (statements[index] ?? []).filter(({ sql }) => !isFrame(sql)).length;
    printRow(title, String(queries), ...shown(plain), ...shown(ours), ratio.toFixed(2), aim);
  }
}

/** A record's insertion out of the statement that writes the audit log too. */
function insertionIn({ sql, bindings }: Statement): Statement[] {
  const insertion = /insert into "groups".*? returning \*/i.exec(sql)?.[0];
  return insertion ? [{ sql: insertion, bindings: bindings.slice(0, insertion.match(/\$\d+/g)?.length) }] : [];
}

/** Route `/0` sends the statements of the first case, and so on; a write sends its insert alone. */
const bareRoutes = (shots: Shot[], statements: Statement[][]): BareRoute[] =>
  shots.map(({ method, status }, index) => ({
    method,
    url: `/${index}`,
    statements: method === 'GET' ? (statements[index] ?? []) : (statements[index] ?? []).flatMap(insertionIn),
    ...(status === 422
      ? { body: { type: 'object', required: ['username', 'email'], additionalProperties: false } }
      : {}),
  }));
