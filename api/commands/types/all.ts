import type { EntitySchema } from '#schemas/dialect.ts';
import { tableOf } from '../../engine/schema/columns.ts';
import { readFolder, readSchemas } from '../../engine/schema/read.ts';
import { bodiesOf } from './entity.ts';
import { fileOf } from './file.ts';
import { entitiesFile, tablesFile } from './maps.ts';
import { membersOf } from './members.ts';
import { rowOf, typeOf } from './names.ts';
import { fragmentsIn } from './shape.ts';
import { rowIn, sharersOf } from './table.ts';

/** Every file of `schemas/types`, by its path in there. */
export async function makeTypes(): Promise<Map<string, string>> {
  const [schemas, fragments, raw] = [readSchemas(), readFolder('fragments'), readFolder<EntitySchema>('entities')];
  const files = new Map<string, string>();
  const write = async (path: string, ...of: Parameters<typeof fileOf>) => {
    if (of[1].length > 0) files.set(`${path}.ts`, await fileOf(...of));
  };

  for (const [name, form] of readFolder('forms')) {
    const type = { name: typeOf(name), says: 'What is sent with the form.', schema: form };
    await write(`forms/${name}`, `schemas/forms/${name}.json`, [type], []);
  }
  for (const [name, fragment] of fragments) {
    const [own, ...used] = [name, ...fragmentsIn(fragment)];
    const type = fragment.type ? [{ name: typeOf(own), says: 'What several schemas share.', schema: fragment }] : [];
    await write(
      `fragments/${name}`,
      `schemas/fragments/${name}.json`,
      [...type, ...membersOf(typeOf(name), fragment, fragments)],
      used,
    );
  }
  const tables = [...new Set([...schemas].map(([name, schema]) => tableOf(name, schema)))].toSorted();
  for (const table of tables) {
    const sources = sharersOf(table, schemas).map(([name]) => `schemas/entities/${name}.json`);
    await write(`tables/${table}`, sources.join(', '), [rowIn(table, schemas)], []);
  }
  const declared = new Map<string, string[]>();
  for (const [name, schema] of schemas) {
    const types = [...bodiesOf(name, schema), ...membersOf(rowOf(name), raw.get(name) as EntitySchema, fragments)];
    declared.set(
      name,
      types.map((type) => type.name),
    );
    await write(`entities/${name}`, `schemas/entities/${name}.json`, types, fragmentsIn(raw.get(name)));
  }
  return files.set('tables.ts', tablesFile(tables)).set('entities.ts', entitiesFile(schemas, declared));
}
