import { describe, expect, test } from 'vitest';
import { builtPages } from '#api/documents/built_pages.ts';
import type { User } from '#schemas/accounts/user.ts';
import { menuOf } from '#student/menu.ts';

const routes = {
  root: { id: 'root', path: '' },
  'routes/$': { id: 'routes/$', parentId: 'root', path: '*' },
  ...Object.fromEntries(
    ['home', 'welcome', 'demo', 'levels', 'levels/level/:level', 'library', 'students/:students/form'].map((path) => [
      path,
      { id: path, parentId: 'root', path },
    ]),
  ),
} as unknown as Parameters<typeof builtPages>[0];
const withClasses = { ...routes, classes: { ...routes.home, path: 'classes' } } as typeof routes;

const student = (student_type: string, current_level: object | null = { id: 3, order: 2 }) =>
  ({ id: 7, role: { id: 5, slug: 'student' }, student_type, current_level, must_change_password: false }) as User;
const addressesOf = (user: User, built: string[]) => menuOf(user, built).map(({ to }) => to);

describe('the pages that are built', () => {
  test('are those that have a route of their own', () => {
    const built = builtPages(routes);
    expect(built).toEqual(expect.arrayContaining(['/home', '/levels', '/levels/level/:level']));
    expect(built).not.toContain('/classes');
    expect(builtPages(withClasses)).toContain('/classes');
  });
});

describe('the menu', () => {
  const built = builtPages(routes);

  test.each([
    ['normal', ['/home', '/levels', '/library', '/students/7/form']],
    ['beginner_forum', ['/home', '/levels', '/library', '/students/7/form']],
    ['advanced', ['/students/7/form']],
    ['old', ['/library', '/students/7/form']],
    ['demo', ['/demo']],
  ])('of %s leads to nothing that is not theirs or not there', (type, addresses) => {
    expect(addressesOf(student(type), built)).toEqual(addresses);
  });

  test('of who has no level leads to the welcome, of external ones to their home', () => {
    expect(addressesOf(student('normal', null), built)).toEqual(['/welcome', '/students/7/form']);
    expect(addressesOf(student('external', null), built)).toEqual(['/home', '/students/7/form']);
  });

  test('has a page from the day on which it is built', () => {
    expect(addressesOf(student('normal'), builtPages(withClasses))).toContain('/classes');
  });

  test('leads staff to where their work is', () => {
    const of = (slug: string) => addressesOf({ ...student('normal'), role: { id: 1, slug } } as User, built);
    expect(of('coordinator')).toEqual(['/dashboard']);
    expect(of('customer-service')).toEqual(['/students']);
    expect(of('teacher')).toEqual(['/calendar']);
  });
});
