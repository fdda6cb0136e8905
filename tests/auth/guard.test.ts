import { describe, expect, test } from 'vitest';
import { guard, home, type Visitor } from '#schemas/guard.ts';
import { pages } from '#schemas/pages.ts';
import { allowed } from './allowed.ts';
import { type Person, visitors } from './visitors.ts';

const people = Object.entries(visitors) as [Person, Visitor | null][];

/** Where the specification sends each person after signing in, and from a page that is not theirs. */
const places: Record<Person, [home: string, refused: string]> = {
  nobody: ['/login/student', '/login/student'],
  admin: ['/dashboard', '/dashboard'],
  coordinator: ['/dashboard', '/dashboard'],
  service: ['/dashboard', '/students'],
  teacher: ['/calendar', '/calendar'],
  normal: ['/home', '/home'],
  beginnerForum: ['/home', '/home'],
  justForums: ['/home', '/home'],
  externalWithLevel: ['/home', '/home'],
  new: ['/welcome', '/welcome'],
  newBeginnerForum: ['/welcome', '/welcome'],
  newJustForums: ['/welcome', '/welcome'],
  external: ['/home', '/home'],
  advanced: ['/forum', '/forum'],
  advancedWithLevel: ['/forum', '/forum'],
  old: ['/forum', '/forum'],
  oldWithLevel: ['/forum', '/forum'],
  demo: ['/demo', '/demo'],
  demoWithLevel: ['/demo', '/demo'],
};

const filled = (path: string, id: unknown = 3) => path.replace(':report', 'any').replace(/:\w+/g, String(id));

/** What the table says of an address: the page that opens there, or what else happens. */
function outcome(user: Visitor | null, path: string): string {
  const verdict = guard(user, path);
  if ('allow' in verdict) return verdict.allow.path;
  return 'redirect' in verdict ? `-> ${verdict.redirect}` : '404';
}

/** The address that is finally shown, following redirects as a browser does. */
function end(user: Visitor | null, path: string, hops = 0): string {
  const verdict = guard(user, path);
  if (!('redirect' in verdict)) return path;
  expect(hops, `${path} redirects for ever`).toBeLessThan(4);
  return end(user, verdict.redirect, hops + 1);
}

describe.each(people)('%s', (person, user) => {
  const [first, refused] = places[person];

  test('opens exactly the pages written down, and is led elsewhere from all others', () => {
    const opened = pages.filter(({ path }) => outcome(user, filled(path)) === path).map(({ path }) => path);
    expect(opened.sort()).toEqual([...allowed[person].pages].sort());
    const led = pages.filter(({ path }) => !opened.includes(path)).map(({ path }) => outcome(user, filled(path)));
    expect([...new Set(led)]).toEqual([`-> ${refused}`]);
  });

  test('opens some pages with the own number only', () => {
    const own = pages.filter(({ path }) => path.includes(':') && !allowed[person].pages.includes(path));
    const opened = own.filter(({ path }) => outcome(user, filled(path, user?.id)) === path).map(({ path }) => path);
    expect(opened.sort()).toEqual([...(allowed[person].own ?? [])].sort());
  });

  test(`lands on ${first} and ends on a page that opens`, () => {
    expect(home(user)).toBe(first);
    expect(end(user, first)).toBe(refused);
    expect(end(user, '/')).toBe(refused);
  });
});

const { nobody, admin, normal, new: newcomer, demo } = visitors;

test.each([
  ['/login/customer_service', '/login/customer-service', nobody],
  ['/library-resources', '/library', normal],
  ['/calendar/particularClasses', '/calendar/particular-classes', admin],
])('%s is another spelling of %s', (alias, path, user) => {
  expect(outcome(user, alias)).toBe(`-> ${path}`);
  expect(outcome(user, path)).toBe(path);
});

test('a spelling that lacks a parameter of the page opens it where it stands, for those who may', () => {
  const path = '/levels/level/:level/level_classe_lesson/:level_classe_lesson';
  expect(outcome(admin, '/levels/level/classeLesson/4')).toBe(path);
  expect(outcome(normal, '/levels/level/classeLesson/4')).toBe('-> /home');
});

test.each([
  '/nothing',
  '/LEVELS',
  '/%6Cevels',
  '//levels',
  '/levels//',
  '/levels/../staff',
  '/levels/level/2%2Fa',
  '/levels/level/',
  '/levels.data',
  '',
  '/error/x',
  '/levels/level/2/lesson',
  '/levels/level/a b',
  '/levels/level/0',
  '/levels/level/2.5',
])('an address that only resembles a page is unknown: %s', (path) => {
  expect(outcome(admin, path)).toBe('404');
});

test('one slash at the end makes no difference', () => {
  expect(outcome(visitors.teacher, '/particular-classes/')).toBe('/particular-classes');
});

test('everybody who may not open a demo page is led away, and a demo student away from all others', () => {
  expect(outcome(normal, '/demo')).toBe('-> /home');
  expect(outcome(newcomer, '/demo/lesson')).toBe('-> /welcome');
  expect(outcome(demo, '/levels')).toBe('-> /demo');
});

test('no two rows claim the same address', () => {
  const shapes = pages
    .flatMap(({ path, aliases = [] }) => [path, ...aliases])
    .map((path) => path.replace(/:\w+/g, ':'));
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});
