import { describe, expect, it } from 'vitest';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { Role } from '#schemas/dialect.ts';

const schemas = readSchemas();
const roles: Role[] = ['admin', 'coordinator', 'customer-service', 'teacher', 'student'];

/** Every name in a schema is the name of something. */
describe.each([...schemas])('%s names what exists', (_name, schema) => {
  const fields = Object.keys(schema.properties);
  const expectFields = (names: string[], what: string) => {
    for (const name of names) expect(fields, what).toContain(name);
  };

  it('its list', () => {
    const { columns, filters, search, sort } = schema['x-list'];
    expectFields(columns, 'columns');
    expectFields(
      filters.filter((field) => field !== 'q'),
      'filters',
    );
    expectFields(search, 'search');
    expectFields([sort.replace(/^-/, '')], 'sort');
    expect(columns.length, 'a list that can be read').toBeLessThanOrEqual(9);
    expect(filters.includes('q'), 'q needs fields to search').toBe(search.length > 0);
    for (const field of [...columns, ...search]) expect(schema.properties[field]?.writeOnly, field).not.toBe(true);
  });

  it('its label, its parent and what is required', () => {
    expectFields(
      [...schema['x-label'].matchAll(/\{(\w+)\}/g)].map(([, field]) => field as string),
      'x-label',
    );
    expectFields(schema.required ?? [], 'required');
    const parent = schema['x-parent'];
    if (parent) expect(schema.properties[parent], parent).toHaveProperty('x-reference');
  });

  it('its properties', () => {
    for (const [field, property] of Object.entries(schema.properties)) {
      for (const entity of [property['x-reference'] ?? []].flat()) expect([...schemas.keys()], field).toContain(entity);
      if (property['x-not-before']) expectFields([property['x-not-before']], field);
      if (property['x-accept']) expect(property['x-reference'], field).toBe('resources');
    }
  });

  it('the roles and the fields of its grants', () => {
    for (const [role, grants] of Object.entries(schema['x-roles'])) {
      expect(roles).toContain(role);
      for (const grant of [grants].flat()) expectFields(grant.fields ?? [], `fields of ${role}`);
    }
    for (const property of Object.values(schema.properties)) {
      for (const role of [...(property['x-read'] ?? []), ...(property['x-write'] ?? [])])
        expect([...roles, 'system']).toContain(role);
    }
  });

  const { field: stateField = '', initial, actions } = schema['x-states'] ?? { actions: {} };

  it('the field that its actions move', () => {
    if (stateField) expect(schema.properties[stateField]).toMatchObject({ readOnly: true, default: initial });
  });

  it.each(Object.entries(actions))(
    'the states and roles of %s',
    (_action, { from = [], to = [], roles: doers, inverse, input }) => {
      for (const state of [from, to].flat()) expect(schema.properties[stateField]?.enum).toContain(state);
      for (const role of doers) expect(roles).toContain(role);
      if (inverse) expect(Object.keys(actions)).toContain(inverse);
      if (input) expect(input.additionalProperties).toBe(false);
    },
  );
});

it('those who share a table are told apart', () => {
  const shared = Map.groupBy([...schemas.values()], (schema) => schema['x-table']);
  shared.delete(undefined);
  for (const sharers of shared.values()) {
    const marks = sharers.map((schema) => JSON.stringify(schema['x-where']));
    expect(new Set(marks).size).toBe(sharers.length);
  }
});
