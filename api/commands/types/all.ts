import type { EntitySchema } from '#schemas/dialect.ts';
import { extend } from '#schemas/extend.ts';
import { tableOf } from '../../engine/schema/columns.ts';
import { readFolder } from '../../engine/schema/read.ts';
import { bodiesOf } from './entity.ts';
import { type Declaration, fileOf, type Whole } from './file.ts';
import { entitiesFile, entityTypes, tablesFile } from './maps.ts';
import { membersOf } from './members.ts';
import { rowOf, typeOf } from './names.ts';
import { byReference } from './shape.ts';
import { rowIn, sharersOf } from './table.ts';

/** Every file of `schemas/types`, by its path in there. */
export async function makeTypes(): Promise<Map<string, string>> {
  const [fragments, entities] = [readFolder('fragments'), readFolder<EntitySchema>('entities')];
  const schemas = new Map([...entities].map(([name, schema]) => [name, extend(schema, byReference(fragments))]));
  const files = new Map<string, string>();
  const write = async (file: string, sources: string[], types: Declaration[], whole?: Whole) => {
    if (types.length > 0 || whole) files.set(`${file}.ts`, await fileOf(sources, types, [...fragments.keys()], whole));
  };

  for (const [name, schema] of readFolder('forms')) {
    const type = { name: typeOf(name), says: 'What is sent with the form.', schema };
    await write(`forms/${name}`, [`schemas/forms/${name}.json`], [type]);
  }
  for (const [name, schema] of fragments) {
    const type = { name: typeOf(name), says: 'What several schemas share.', schema };
    const members = membersOf(typeOf(name), schema, fragments);
    await write(`fragments/${name}`, [`schemas/fragments/${name}.json`], schema.type ? [type] : members);
  }
  const tables = [...new Set([...schemas].map(([name, schema]) => tableOf(name, schema)))].toSorted();
  for (const table of tables) {
    const sources = sharersOf(table, schemas).map(([name]) => `schemas/entities/${name}.json`);
    await write(`tables/${table}`, sources, [rowIn(table, schemas)]);
  }
  for (const [name, schema] of schemas) {
    const members = membersOf(rowOf(name), entities.get(name) as EntitySchema, fragments);
    const types = [...bodiesOf(name, schema), ...members];
    await write(`entities/${name}`, [`schemas/entities/${name}.json`], types, entityTypes(name, schema, types));
  }
  return files.set('tables.ts', tablesFile(tables)).set('entities.ts', entitiesFile([...schemas.keys()]));
}
