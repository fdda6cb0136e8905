import { expect, describe as suite, test } from 'vitest';
import type { EntitySchema } from '#schemas/dialect.ts';
import { describe, grantsOf, opens, project } from '#schemas/project.ts';

const pets: EntitySchema = {
  title: 'Pet',
  type: 'object',
  required: ['name', 'chip'],
  properties: {
    id: { type: 'integer', readOnly: true },
    version: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    chip: { type: 'string', writeOnly: true },
    notes: { type: 'string', 'x-read': ['admin'], 'x-write': ['admin'] },
    status: { type: 'string', readOnly: true, enum: ['in', 'out'] },
  },
  'x-label': '{name}',
  'x-list': { columns: ['name', 'notes'], filters: ['q', 'notes'], search: ['name'], sort: 'name' },
  'x-roles': {
    admin: { can: ['read', 'create', 'update', 'delete'] },
    teacher: [
      { can: ['read', 'update'], scope: 'own' },
      { can: ['read'], fields: ['name'] },
    ],
  },
  'x-states': {
    field: 'status',
    initial: 'in',
    actions: { release: { from: ['in'], to: 'out', roles: ['admin'], inverse: 'catch' } },
  },
};

const fields = (role: 'admin' | 'teacher' | 'student', door: 'read' | 'create' | 'update') =>
  Object.keys(project(pets, role, door).properties ?? {});

suite('a schema cut for a role', () => {
  test('a write-only field is never read, a read-only one never written', () => {
    expect(fields('admin', 'read')).toEqual(['id', 'version', 'name', 'notes', 'status']);
    expect(fields('admin', 'create')).toEqual(['name', 'chip', 'notes']);
  });

  test('what a role is not named for does not exist for it', () => {
    expect(fields('teacher', 'read')).toEqual(['id', 'version', 'name', 'status']);
    expect(fields('teacher', 'update')).toEqual(['name', 'chip']);
    expect(fields('student', 'read')).toEqual([]);
    expect(describe('pets', pets, 'student')).toBeNull();
  });

  test('a grant with fields opens these alone, and the record’s identity', () => {
    const [, pupil] = grantsOf(pets, 'teacher', 'read');
    const open = ['id', 'version', 'name', 'status'].filter((field) =>
      opens(pets, pupil as never, 'teacher', 'read', field),
    );
    expect(open).toEqual(['id', 'version', 'name']);
  });

  test('the projection names permissions, actions and list of the role, and no roles', () => {
    const teacher = describe('pets', pets, 'teacher');
    expect(teacher).toMatchObject({
      can: ['read', 'update'],
      create: null,
      actions: {},
      list: { columns: ['name'], filters: ['q'] },
    });
    const admin = describe('pets', pets, 'admin');
    expect(admin?.actions).toEqual({ release: { from: ['in'], to: 'out', inverse: 'catch' } });
    expect(JSON.stringify(admin)).not.toMatch(/"x-read"|"x-write"|"roles"/);
  });
});
