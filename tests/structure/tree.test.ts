import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = ['admin', 'api', 'migrations', 'schemas', 'seeds', 'student', 'tests'];

/** Every file of ours, by its path. */
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith('tests/.results'));

const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

test('nothing but the tree stands at the top', () => {
  const allowed = ['README.md', 'package-lock.json', 'package.json', 'tsconfig.json', ...folders];
  const made = ['node_modules', 'build', 'data'];
  const top = readdirSync('.').filter((name) => !name.startsWith('.') && !name.endsWith('.log'));
  expect(top.filter((name) => ![...allowed, ...made].includes(name))).toEqual([]);
});

test('no file is a drawer', () => {
  const drawers = files.filter((file) => /(^|[/_.-])(utils?|helpers?|misc|common)([/_.-]|$)/.test(file));
  expect(drawers).toEqual([]);
});

test('no file has outgrown a reader: 200 lines, tests 400', () => {
  const long = code
    .filter((file) => !file.startsWith('migrations/'))
    .filter((file) => lines(file) > (file.startsWith('tests/') ? 400 : 200));
  expect(long).toEqual([]);
});

/** Folders that are lists, of which each file is an entry like any other, and what libraries read from one folder. */
const lists = [
  /^(migrations|seeds\/files|seeds\/illustrations|seeds\/placement\/recordings)$/,
  /^schemas\/(entities|fragments|locales\/\w+|types\/\w+)$/,
  /^api\/(entities|questions)$/,
  /^student\/(routes|forms\/widgets)$/,
  /^tests\/journeys$/,
];

test('no folder has outgrown a reader: 25 files', () => {
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  const crowded = [...folders]
    .filter(([folder, held]) => held.length > 25 && !lists.some((list) => list.test(folder)))
    .map(([folder, held]) => `${folder}: ${held.length}`);
  expect(crowded).toEqual([]);
});

test('every script of package.json has its command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [called, script] of Object.entries(scripts)) {
    // A colon is no part of a file's name.
    const name = called.replace(':', '-');
    expect(script).toBe(`node api/commands/run.mjs ${name}`);
    expect(existsSync(path.join('api/commands', `${name}.ts`)), name).toBe(true);
  }
});

test('what people read of dates and numbers is written by our own hand: the data of Node and of browsers differ', () => {
  const own = /^(schemas\/(dates|browser\/time_zone)\.ts|api\/engine\/schema\/ajv\.ts|tests\/.*)$/;
  const asked = code
    .filter((file) => !own.test(file))
    .filter((file) => /\bIntl\.[A-Z]|\.toLocale/.test(readFileSync(file, 'utf8')));
  expect(asked).toEqual([]);
});

test('a share is written as each language does: a Spanish one with a no-break space, by schemas/numbers.ts alone', () => {
  // Places in a picture are of no language.
  const own = [
    'schemas/numbers.ts',
    'admin/pages/leveling_tests/SkillIntervals.tsx',
    'admin/meetings/attendance/StayLine.tsx',
  ];
  const byHand = code
    .filter(
      (file) =>
        !/^(tests|seeds|migrations|api\/(commands|question_banks\/formats))\//.test(file) && !own.includes(file),
    )
    .filter((file) => /(\}|[\s\u00a0])%\s?[`'"<]/.test(readFileSync(file, 'utf8')));
  expect(byHand).toEqual([]);
  const words = (locale: string) =>
    files.filter((file) => file.startsWith(`schemas/locales/${locale}/`)).map((file) => readFileSync(file, 'utf8'));
  const signs = (locale: string) => words(locale).flatMap((text) => text.match(/[^(]%(?!\{)/g) ?? []);
  expect(new Set(signs('es'))).toEqual(new Set(['\u00a0%']));
  expect(signs('en').filter((sign) => !/^[\d}]%$/.test(sign))).toEqual([]);
});

test('the lock file names no host, so that any registry will do', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});
