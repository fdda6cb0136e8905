import { existsSync, readdirSync } from 'node:fs';

/** The names of a folder's files that end so, in their order. */
const namesIn = (folder: URL, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort()
    : [];

/**
 * What the files of `api/<folder>` define, by their names: the folder is the list.
 * @param kind the member that holds the name: `job` of `defineJob`
 * @throws Error with a sentence when a file defines none of its name
 */
export async function readDefinitions<Kind extends string, Definition extends Record<Kind, string>>(
  folder: string,
  kind: Kind,
): Promise<Map<string, Definition>> {
  const place = new URL(`../${folder}/`, import.meta.url);
  const found = new Map<string, Definition>();
  // One after the other: Node cannot load a module by `require` while it is imported elsewhere.
  for (const name of namesIn(place, '.ts')) {
    const { default: definition } = (await import(new URL(`${name}.ts`, place).href)) as { default?: Definition };
    if (definition?.[kind] !== name) {
      const define = `define${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
      throw new Error(`api/${folder}/${name}.ts must export ${define}('${name}', …)`);
    }
    found.set(name, definition);
  }
  return found;
}
