import type { Schema } from '#schemas/dialect.ts';
import { locales } from '#schemas/localize.ts';
import { project } from '#schemas/project.ts';
import type { Context, Entity, RowOf } from '../../../engine/define.ts';
import { say } from '../../../engine/words/words.ts';

/** The fields of a student that a row of a table names. */
export type Body = Record<string, unknown>;

export type Student = RowOf<'users'>;

/** Compared as the database does: without capitals. */
export const key = (value: unknown) => String(value).toLowerCase();

/** What some rows say in a field, each text once. */
export const valuesOf = (bodies: Body[], field: string): string[] => [
  ...new Set(bodies.map((body) => body[field]).filter((value) => typeof value === 'string')),
];

export const studentsOf = ({ engine }: Pick<Context, 'engine'>) => engine.entities.get('students') as Entity;

/** A password is nobody's to write into a table, a picture has no text, and how a page looks is the student's own. */
const apart = ['password', 'avatar', 'color_scheme', 'time_zone'];

/** What a column of a table may say of a student: what the caller may write into a new record. */
export const importable = (entity: Entity, ctx: Context): [field: string, property: Schema][] =>
  Object.entries(project(entity.schema, ctx.caller.role, 'create').properties ?? {}).filter(
    ([field]) => !apart.includes(field),
  );

/** A name as it is compared: without accents, capitals and signs. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a field of students is called: as the API does, and as people do in each language. */
export const namesOf = (field: string): string[] =>
  [field, ...locales.map((locale) => say(locale, `resources.students.fields.${field}`))].map(plain);

/** Whether a column holds passwords, which are not read. */
export const isSecret = (name: string): boolean => namesOf('password').includes(plain(name));
