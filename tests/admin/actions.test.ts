import type { TranslateFunction } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { i18nProvider } from '#admin/providers/words.ts';
import { legal, narrowFilter, rowActions, type ShownAction } from '#admin/schema/actions/act.ts';
import { rowsOf, spanOf } from '#admin/schema/inputs/rows.ts';
import { represent } from '#admin/schema/labels.ts';
import { childrenOf } from '#admin/schema/record/child_entities.ts';
import type { Projection, Role, Schema } from '#schemas/dialect.ts';
import { relative } from '#schemas/relative.ts';
import { seenBy } from './entities.ts';

const [es, en] = (await Promise.all((['es', 'en'] as const).map(i18nProvider))).map(({ translate }) => translate) as [
  TranslateFunction,
  TranslateFunction,
];
const seen = (entity: string, role: Role = 'admin') => seenBy(role).get(entity) as Projection;

describe('Actions are offered where they can be done', () => {
  test('from the states that they name, or from any', () => {
    expect(legal({ from: ['draft'] }, 'draft')).toBe(true);
    expect(legal({ from: ['draft'] }, 'active')).toBe(false);
    expect(legal({}, 'active')).toBe(true);
  });

  test('when a person can fill in what they want', () => {
    const wants = (properties: Record<string, Schema>) => ({ input: { properties } });
    const actions = {
      nothing: {},
      word: wants({ to: { type: 'string' } }),
      tree: wants({ answers: { type: 'object', additionalProperties: true } }),
    };
    expect(rowActions({ actions } as unknown as Projection).map(([name]) => name)).toEqual(['nothing', 'word']);
  });

  test('to rows, not to the collection, and by role', () => {
    const names = (entity: string, role?: Role) => rowActions(seen(entity, role)).map(([name]) => name);
    expect(names('questions')).toEqual(['move']);
    expect(names('levels')).toEqual(['activate', 'deactivate', 'copy']);
    expect(names('levels', 'teacher')).toEqual([]);
    expect(names('attempts', 'coordinator')).toEqual(['grade']);
  });
});

describe('All that a filter finds', () => {
  const { actions } = seen('levels');
  const deactivate = actions.deactivate as ShownAction;
  test('is narrowed to the states that an action begins in', () => {
    expect(narrowFilter({ q: 'a' }, 'status', deactivate)).toEqual({ q: 'a', status: ['active'] });
    expect(narrowFilter({ status: ['draft', 'active'] }, 'status', deactivate)).toEqual({ status: ['active'] });
    expect(narrowFilter({ status: [] }, 'status', deactivate)).toEqual({ status: ['active'] });
    expect(narrowFilter({ q: 'a' }, 'status', actions.copy as ShownAction)).toEqual({ q: 'a' });
  });

  test('is nothing where the filter leaves none of them', () => {
    expect(narrowFilter({ status: ['draft'] }, 'status', deactivate)).toBeNull();
  });
});

describe('A page shows the records that its record holds', () => {
  const held = (entity: string, role: Role = 'admin') => childrenOf(entity, seenBy(role)).map((one) => one.entity);
  test('a level its lessons, class lessons and exams; a lesson its sections and exercises', () => {
    expect(held('levels')).toEqual(['lessons', 'class_lessons', 'exam_forms']);
    expect(held('lessons')).toEqual(['sections', 'exercise_forms']);
    expect(held('students')).toEqual([]);
  });
});

describe('A form is laid out by its schema', () => {
  const { properties = {} } = seen('levels').update ?? {};
  test('names first and side by side, then what is short, then what is long', () => {
    const rows = rowsOf(properties);
    expect(rows[0]).toEqual(['name', 'english_name']);
    expect(rows.at(-1)).toEqual(['description', 'english_description']);
    expect(rows.map((row) => spanOf(row, properties))).toEqual(expect.arrayContaining(['all', 'one', 'two']));
  });
});

/** Words are their keys. */

describe('Words for records and moments', () => {
  test('A record is called by its label, in the reader’s language where it has both', () => {
    const level = { id: 1, order: 3, name: 'Mi día', english_name: 'My day' };
    expect(represent(seen('levels'), level, 'es', es)).toBe('3. Mi día');
    expect(represent(seen('levels'), level, 'en', en)).toBe('3. My day');
    expect(represent(seen('students'), { id: 2, first_name: 'Ana', name: 'Ruiz' }, 'en', en)).toBe('Ana Ruiz');
  });

  test('A record without a name is called by the word of what it is, and what is a word in the data by its word', () => {
    expect(represent(seen('levels'), { id: 3 }, 'es', es)).toBe('Nivel 3');
    const line = { id: 9, action: 'activate', entity: 'levels', record_id: 4 };
    expect(represent(seen('audit_logs'), line, 'es', es)).toBe('Activar Nivel 4');
    expect(represent(seen('audit_logs'), line, 'en', en)).toBe('Activate Level 4');
    const run = { id: 4, action: 'activate', entity: 'levels', status: 'completed' };
    expect(represent(seen('bulk_runs'), run, 'es', es)).toBe('Activar Nivel 4');
    expect(represent(seen('progress_logs'), { id: 1, event: 'level_passed' }, 'en', en)).not.toContain('_');
    const question = { id: 2, order: 1, type: 'choice_single' };
    expect(represent(seen('questions'), question, 'es', es)).toBe('1. Una opción');
  });

  test('A moment is told by its distance', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(relative(new Date('2026-11-21T11:58:00Z'), now, 'es')).toBe('hace 2 minutos');
    expect(relative(new Date('2026-11-22T12:00:00Z'), now, 'en')).toBe('tomorrow');
    expect(relative(new Date('2025-11-20T12:00:00Z'), now, 'en')).toBe('last year');
  });
});
