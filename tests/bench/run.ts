import { fork } from 'node:child_process';
import { command } from '#api/commands/steps/command.ts';
import { password } from '#tests/support/school.ts';
import { type Served, serveSchool } from '#tests/support/served.ts';
import { openWorld } from '#tests/support/world.ts';
import type { BareRoute } from './bare.ts';
import { printEditor } from './editor.ts';
import { printImporting } from './importing.ts';
import { printJourney } from './journey.ts';
import { printCycles } from './learning.ts';
import { connections, type Figures, fire, type Shot } from './load.ts';
import { printPage } from './page.ts';
import { printPlacement } from './placement.ts';
import { printRounds } from './rounds.ts';
import { printServerTime } from './server_time.ts';
import { type Statement, statementsOf } from './statements.ts';
import { fillStudents, students } from './students.ts';
import { printTyping } from './typing.ts';

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

/** The two take turns, and the round with the middle ratio is shown: what else the machine does falls on both. */
const rounds = 3;
const middle = <T extends { ratio: number }>(found: T[]) =>
  found.sort((one, other) => one.ratio - other.ratio)[Math.floor(found.length / 2)] as T;

const isFrame = (sql: string) => /^(begin|commit|rollback)/i.test(sql);
const widths = [33, 5, 8, 12, 9, 12, 7, 5];
const printRow = (...cells: string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 8)).join(' '));

const shown = ({ rate, median, p99, wrong }: Figures) => [
  rate.toFixed(0) + (wrong > 0 ? ` (${wrong} wrong)` : ''),
  `${median} / ${p99}`,
];

// The product beside a bare handler with the same SQL, on the same database, in the same run.
await command(async (closing) => {
  closing.push((await openWorld({ durable: true })).close);
  const school = await serveSchool();
  closing.push(school.close);
  console.log(`Filling in ${students.toLocaleString('en')} students …`);
  await fillStudents(school.ownerUrl);
  const cookie = await signIn(school);
  const shots = cases.map(({ shot }) => shot);
  const statements = await statementsOf(school.databaseUrl, shots, cookie);
  const bare = await serveBare(school, shots, statements);
  closing.push(bare.end);

  console.log(`\n${connections} connections, requests a second; latency as median / 99th percentile in ms\n`);
  printRow('case', 'SQL', 'bare', 'latency', 'product', 'latency', 'ratio', 'aim');
  for (const [index, { title, aim, shot }] of cases.entries()) {
    const plainShot = { ...shot, url: `/${index}`, status: shot.status === 422 ? 400 : shot.status };
    const found: { plain: Figures; ours: Figures; ratio: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const plain = await fire(bare.address, plainShot);
      const ours = await fire(school.url, shot, { cookie, 'sec-fetch-site': 'same-origin' });
      found.push({ plain, ours, ratio: ours.rate / plain.rate });
    }
    const { plain, ours, ratio } = middle(found);
    const queries = (statements[index] ?? []).filter(({ sql }) => !isFrame(sql)).length;
    printRow(title, String(queries), ...shown(plain), ...shown(ours), ratio.toFixed(2), aim);
  }
  await printRounds(closing);
  await printCycles(school, closing);
  await printPlacement(school);
  await printPage(school);
  await printServerTime(school);
  await printJourney(school);
  await printTyping(school);
  await printEditor(school);
  // The editor's author signed in since, which ended the session of before.
  await printImporting(school, await signIn(school));
  return 0;
});

async function signIn({ url }: Served): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: 'coordinator', password }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A record's insertion out of the statement that writes the audit log too. */
function insertionIn({ sql, bindings }: Statement): Statement[] {
  const insertion = /insert into "groups".*? returning \*/i.exec(sql)?.[0];
  return insertion ? [{ sql: insertion, bindings: bindings.slice(0, insertion.match(/\$\d+/g)?.length) }] : [];
}

/** The bare server: route `/0` sends the statements of the first case, and so on; a write sends its insert alone. */
async function serveBare({ databaseUrl }: Served, shots: Shot[], statements: Statement[][]) {
  const routes: BareRoute[] = shots.map(({ method, status }, index) => ({
    method,
    url: `/${index}`,
    statements: method === 'GET' ? (statements[index] ?? []) : (statements[index] ?? []).flatMap(insertionIn),
    ...(status === 422
      ? { body: { type: 'object', required: ['username', 'email'], additionalProperties: false } }
      : {}),
  }));
  const env = { ...process.env, DATABASE_URL: databaseUrl, BARE_ROUTES: JSON.stringify(routes) };
  const child = fork('tests/bench/bare.ts', { env });
  const address = await new Promise<string>((resolve) =>
    child.once('message', (message) => resolve((message as { address: string }).address)),
  );
  return { address, end: () => void child.kill('SIGTERM') };
}
