import { describe, expect, test } from 'vitest';
import { lookedAt, readableSearch, sameView, searchOf } from '#admin/schema/list/views/address.ts';
import type { Projection } from '#schemas/dialect.ts';
import { seenBy } from '../entities.ts';

const students = (role: 'coordinator' | 'teacher') => seenBy(role).get('students') as Projection;
const coordinators = students('coordinator');
const view = { filter: { student_type: ['demo'], q: 'ana' }, sort: '-access_until', columns: ['name', 'email'] };

describe('the address of a list', () => {
  test('says all that a view does, its columns in the order of the table', () => {
    const query = new URLSearchParams(searchOf({ ...view, columns: ['email', 'name'] }, coordinators));
    expect(JSON.parse(query.get('filter') ?? '')).toEqual(view.filter);
    expect([query.get('sort'), query.get('order'), query.get('columns')]).toEqual([
      'access_until',
      'DESC',
      'name,email',
    ]);
  });

  test('names no columns where they are the list’s own', () => {
    const own = searchOf({ ...view, columns: [] }, coordinators);
    expect(new URLSearchParams(own).has('columns')).toBe(false);
    expect(searchOf({ ...view, columns: coordinators.list.columns }, coordinators)).toBe(own);
  });

  test('is known again as the view that it was opened from, until something is changed', () => {
    const present = lookedAt(
      {
        filterValues: { q: 'ana', student_type: ['demo'], status: [] },
        sort: { field: 'access_until', order: 'DESC' },
      },
      ['name', 'email'],
    );
    expect(sameView(present, view, coordinators)).toBe(true);
    expect(sameView({ ...present, filter: { q: 'ana' } }, view, coordinators)).toBe(false);
    expect(sameView({ ...present, columns: ['name'] }, view, coordinators)).toBe(false);
  });

  test('of a colleague opens without what the reader’s role may not ask for', () => {
    const search = `?filter=${JSON.stringify({ q: 'ana', notes_contains: 'x', current_level_id: 2 })}&sort=access_until&order=DESC`;
    expect(readableSearch(search, coordinators)).toBeNull();
    const cut = readableSearch(search, students('teacher'));
    const query = new URLSearchParams(cut?.search);
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({ q: 'ana', current_level_id: 2 });
    expect([query.has('sort'), cut?.leftOut]).toEqual([false, ['notes']]);
    expect(readableSearch('?filter={', coordinators)).toBeNull();
  });
});
