import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The files of a folder and of those in it that end so, by their names and in the order of these. */
const filesIn = (folder: URL, ending: string): [name: string, path: string][] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .map((file): [string, string] => [basename(file, ending), file])
        .sort(([one], [other]) => (one < other ? -1 : 1))
    : [];

/**
 * What the files of `api/<folder>` define, by their names: the folder is the list. Folders in it group them for readers.
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
  for (const [name, path] of filesIn(place, '.ts')) {
    const { default: definition } = (await import(new URL(path, place).href)) as { default?: Definition };
    if (definition?.[kind] !== name) {
      const define = `define${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
      throw new Error(`api/${folder}/${path} must export ${define}('${name}', …)`);
    }
    found.set(name, definition);
  }
  return found;
}
