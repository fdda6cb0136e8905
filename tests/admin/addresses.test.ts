import { describe, expect, test } from 'vitest';
import { type FindRecord, inside, outside } from '#admin/routing/addresses.ts';
import { guard, type Visitor } from '#schemas/guard.ts';
import { address, pages } from '#schemas/pages.ts';
import { visitors } from '../auth/visitors.ts';

const rows: Record<string, Record<string, unknown>> = {
  'levels/3': { id: 3 },
  'lessons/8': { id: 8, level_id: 3 },
  'sections/5': { id: 5, lesson_id: 8 },
  'exercise_forms/9': { id: 9, lesson_id: 8 },
  'exam_forms/4': { id: 4, level_id: 3 },
  'class_lessons/6': { id: 6, level_id: 3 },
};
const known: FindRecord = (resource, id) => rows[`${resource}/${id}`];
const nothing: FindRecord = () => undefined;
const place = (path: string) => {
  const [pathname = '', search] = path.split('?');
  return { pathname, search: search ? `?${search}` : '' };
};
const asText = ({ pathname, search }: { pathname: string; search: string }) => pathname + decodeURIComponent(search);
const out = (path: string, records = known, present = {}, user: Visitor | null = visitors.admin) =>
  asText(outside(place(path), records, present, (one) => 'allow' in guard(user, one)));
const into = (path: string) => asText(inside(place(path)));

/** The specification's address, react-admin's for the same page. */
const pairs = [
  ['/dashboard', '/'],
  ['/levels', '/levels'],
  ['/levels/level/3', '/levels/3'],
  ['/levels/level/3/lesson/8', '/lessons/8'],
  ['/levels/level/3/lesson/8/section/5', '/sections/5'],
  ['/levels/level/3/lesson/8/exercise/9/form', '/exercise_forms/9'],
  ['/levels/level/3/exam/4/form', '/exam_forms/4'],
  ['/levels/level/3/level_classe_lesson/6', '/class_lessons/6'],
  ['/leveling-tests', '/leveling_forms'],
  ['/leveling-tests/2', '/leveling_forms/2'],
  ['/staff', '/staff'],
  ['/staff/7/form', '/staff/7'],
  ['/students/12/form', '/students/12'],
  ['/students/12/form/attempts', '/students/12/attempts'],
  ['/groups/1', '/groups/1'],
  ['/attempts/1/show', '/attempts/1/show'],
] as const;

describe('The back office stands at the specification’s addresses', () => {
  test.each(pairs)('%s is %s inside', (spec, own) => {
    expect(into(spec)).toBe(own);
    expect(out(own)).toBe(spec);
  });

  test('A query stays with its page', () => {
    expect(into('/leveling-tests?filter={"q":"a"}&page=2')).toBe('/leveling_forms?filter={"q":"a"}&page=2');
    expect(out('/leveling_forms?page=2')).toBe('/leveling-tests?page=2');
  });

  test('What is inside already stays as it is', () => {
    for (const [, own] of pairs) expect(into(own)).toBe(own);
  });

  test('Every page of a record that the table has is reached by its own address', () => {
    const drawn = pages.filter(({ resource, view, app }) => resource && view && app !== 'student');
    expect(drawn.length).toBeGreaterThan(40);
    for (const page of drawn) {
      const names = [...page.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
      const path = address(page.path, Object.fromEntries(names.map((name, at) => [name, String(at + 1)]))) as string;
      expect(into(path), path).toMatch(new RegExp(`^/${page.resource}(/|$)`));
    }
  });
});

describe('A record with pages of several roles', () => {
  test.each([
    ['/leveling_tests?page=2', '/leveling-tests-results?page=2'],
    ['/leveling_tests/5/show', '/leveling-tests-results/5/review'],
  ])('%s is %s to who has that, and stands as it is to who has it alone', (own, spec) => {
    for (const user of [visitors.admin, visitors.coordinator]) expect(out(own, known, {}, user)).toBe(spec);
    expect(out(own, known, {}, visitors.service)).toBe(own);
  });

  test('leads nobody from a page that is theirs to one that is not', () => {
    for (const user of [visitors.admin, visitors.coordinator, visitors.service, visitors.teacher])
      for (const { path } of pages.filter(({ app }) => app === 'admin')) {
        const own = path.replace(':report', 'some').replace(/:\w+/g, '1');
        if (!('allow' in guard(user, own))) continue;
        const shown = out(into(own), known, {}, user);
        expect(guard(user, place(shown).pathname), `${own} as ${shown}`).toHaveProperty('allow');
      }
  });
});

describe('Where the parents are not known, the short address stands', () => {
  test('until the record is there', () => {
    expect(out('/lessons/8', nothing)).toBe('/lessons/8');
    expect(out('/exercise_forms/9', (resource, id) => (resource === 'lessons' ? undefined : known(resource, id)))).toBe(
      '/exercise_forms/9',
    );
  });

  test('or until the present address says them of the same record', () => {
    const present = { level: '3', lesson: '8', exercise: '9' };
    expect(out('/exercise_forms/9', nothing, present)).toBe('/levels/level/3/lesson/8/exercise/9/form');
    expect(out('/exercise_forms/10', nothing, present)).toBe('/exercise_forms/10');
    expect(out('/lessons/11', nothing, present)).toBe('/lessons/11');
  });

  test('and a record’s own parents win over those of the present address', () => {
    expect(out('/lessons/8', known, { level: '2', lesson: '8' })).toBe('/levels/level/3/lesson/8');
  });
});

describe('A create page is prefilled from its address', () => {
  test('The parent is in the address, and inside in `source`', () => {
    expect(into('/levels/level/3/lesson/create')).toBe('/lessons/create?source={"level_id":3}');
    expect(out('/lessons/create?source={"level_id":3}')).toBe('/levels/level/3/lesson/create');
    expect(out('/exercise_forms/create?source={"lesson_id":8}')).toBe('/levels/level/3/lesson/8/exercise/create');
  });

  test('What else is given stays in the query', () => {
    const long = '/levels/level/3/lesson/create?source={"order":4}';
    expect(out('/lessons/create?source={"level_id":3,"order":4}')).toBe(long);
    expect(into(long)).toBe('/lessons/create?source={"level_id":3,"order":4}');
  });

  test('A source that is no JSON is nothing', () => {
    expect(into('/levels/level/3/lesson/create?source=x')).toBe('/lessons/create?source={"level_id":3}');
    expect(out('/lessons/create?source=x')).toBe('/lessons/create');
  });
});
