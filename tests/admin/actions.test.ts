import { describe, expect, test } from 'vitest';
import { drawable, legal, rowActions } from '#admin/schema/act.ts';
import { childrenOf } from '#admin/schema/Children.tsx';
import { represent } from '#admin/schema/labels.ts';
import { rowsOf, spanOf } from '#admin/schema/rows.ts';
import type { Projection, Role } from '#schemas/dialect.ts';
import { relative } from '#schemas/relative.ts';
import { seenBy } from './entities.ts';

const seen = (entity: string, role: Role = 'admin') => seenBy(role).get(entity) as Projection;

describe('Actions are offered where they can be done', () => {
  test('from the states that they name, or from any', () => {
    expect(legal({ from: ['draft'] }, 'draft')).toBe(true);
    expect(legal({ from: ['draft'] }, 'active')).toBe(false);
    expect(legal({}, 'active')).toBe(true);
  });

  test('when a person can fill in what they want', () => {
    expect(drawable({})).toBe(true);
    expect(drawable({ input: { properties: { to: { type: 'string' } } } })).toBe(true);
    expect(drawable({ input: { properties: { answers: { type: 'object', additionalProperties: true } } } })).toBe(
      false,
    );
  });

  test('to rows, not to the collection, and by role', () => {
    const names = (entity: string, role?: Role) => rowActions(seen(entity, role)).map(([name]) => name);
    expect(names('questions')).toEqual(['move']);
    expect(names('levels')).toEqual(['activate', 'deactivate', 'copy']);
    expect(names('levels', 'teacher')).toEqual([]);
    expect(names('attempts', 'coordinator')).toEqual(['grade']);
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
const say = (key: string) => key;

describe('Words for records and moments', () => {
  test('A record is called by its label, in the reader’s language where it has both', () => {
    const level = { id: 1, order: 3, name: 'Mi día', english_name: 'My day' };
    expect(represent(seen('levels'), level, 'es', say)).toBe('3. Mi día');
    expect(represent(seen('levels'), level, 'en', say)).toBe('3. My day');
    expect(represent(seen('students'), { id: 2, first_name: 'Ana', name: 'Ruiz' }, 'en', say)).toBe('Ana Ruiz');
    expect(represent(seen('levels'), { id: 3 }, 'es', say)).toBe('levels 3');
  });

  test('What a record is called by is said in words: an action, an entity, a type, a choice', () => {
    const change = { id: 9, action: 'activate', entity: 'levels', record_id: 4 };
    expect(represent(seen('audit_logs'), change, 'en', say)).toBe(
      'resources.levels.actions.activate resources.levels.name 4',
    );
    const question = { id: 2, order: 1, type: 'choice_single' };
    expect(represent(seen('questions'), question, 'es', say)).toBe('1. questions.types.choice_single');
    const progress = { id: 3, event: 'level_reset' };
    expect(represent(seen('progress_logs'), progress, 'es', say)).toBe('values.event.level_reset');
  });

  test('A moment is told by its distance', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(relative(new Date('2026-11-21T11:58:00Z'), now, 'es')).toBe('hace 2 minutos');
    expect(relative(new Date('2026-11-22T12:00:00Z'), now, 'en')).toBe('tomorrow');
    expect(relative(new Date('2025-11-20T12:00:00Z'), now, 'en')).toBe('last year');
  });
});
