import { isDeepStrictEqual } from 'node:util';
import { members, staff } from '#schemas/accounts/roles.ts';
import type { Door, EntitySchema, Role, Schema } from '#schemas/dialect.ts';
import { grantsOf, project } from '#schemas/project.ts';
import type { Declaration } from './file.ts';
import { objectOf } from './members.ts';
import { rowOf } from './names.ts';

/** An entity as it is read and sent. */
export function bodiesOf(entity: string, schema: EntitySchema): Declaration[] {
  const name = rowOf(entity);
  const cut = (door: Door) => project(schema, 'system', door);
  const may = (door: Door, roles: readonly Role[] = members) =>
    roles.some((role) => grantsOf(schema, role, door).length > 0);
  const doors: [Role[], Door, Declaration][] = [
    [
      staff,
      'read',
      { name, says: 'As staff read it; optional is what an admin may not read.', schema: readByStaff(schema) },
    ],
    [
      ['student'],
      'read',
      { name: `Student${name}`, says: 'As a student reads it.', schema: readBy('student', schema) },
    ],
    [members, 'create', { name: `New${name}`, says: 'What is sent to create one.', schema: cut('create') }],
    [
      members,
      'update',
      {
        name: `${name}Changes`,
        says: 'What is sent to update one.',
        schema: changesOf(name, may('create') ? cut('create') : {}, cut('update')),
      },
    ],
  ];
  return doors.filter(([roles, door]) => may(door, roles)).map(([, , declaration]) => declaration);
}

/** What changes one: named after what makes one, where that says all of it. */
function changesOf(name: string, create: Schema, update: Schema): Schema {
  const [made, changed] = [create.properties ?? {}, update.properties ?? {}];
  const isAlike = Object.entries(changed).every(([field, schema]) => isDeepStrictEqual(made[field], schema));
  if (!isAlike) return { ...update, required: [] };
  const once = Object.keys(made).filter((field) => !(field in changed));
  const omittedFields = once.map((field) => `'${field}'`).join(' | ');
  return { tsType: once.length > 0 ? `Partial<Omit<New${name}, ${omittedFields}>>` : `Partial<New${name}>` };
}

const readBy = (role: Role, schema: EntitySchema): Schema => objectOf(project(schema, role, 'read').properties ?? {});

/** What any of them may read; an admin reads all of what is required. */
function readByStaff(schema: EntitySchema): Schema {
  const cuts = staff.map((role) => project(schema, role, 'read').properties ?? {});
  const read = Object.entries(schema.properties).filter(([field]) => cuts.some((cut) => field in cut));
  return objectOf(Object.fromEntries(read), Object.keys(cuts[0] ?? {}));
}
