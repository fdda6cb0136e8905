import { compile } from 'json-schema-to-typescript';
import type { Schema } from '#schemas/dialect.ts';
import { typeOf } from './names.ts';
import { shapeOf } from './shape.ts';

/** One type of a file, with the sentence above it. */
export interface Declaration {
  name: string;
  says: string;
  schema: Schema;
}

/** What stands at the end of a file beside its types, with the imports that it needs. */
export interface Whole {
  imports: string;
  text: string;
}

const options = {
  bannerComment: '',
  style: { singleQuote: true, printWidth: 120, trailingComma: 'all', bracketSpacing: true },
} as const;

/** The first line of every file of `schemas/types`. */
export const noticeOf = (source: string) =>
  `// Made from ${source} by \`npm run types\`: change that, and run it again.\n`;

/**
 * The text of a file.
 * @param sources the schemas that it is made from
 * @param fragments the names of those whose types it may name
 */
export async function fileOf(
  sources: string[],
  declarations: Declaration[],
  fragments: string[],
  whole?: Whole,
): Promise<string> {
  const types = (await Promise.all(declarations.map(declare))).join('\n');
  const [source = ''] = sources;
  const folder = source.startsWith('schemas/fragments/') ? '.' : '../fragments';
  const others = fragments.filter((fragment) => source !== `schemas/fragments/${fragment}.json`);
  const lines = [...others.flatMap((fragment) => importOf(fragment, folder, types)), whole?.imports ?? ''];
  return [noticeOf(sources.join(', ')), lines.join(''), types, whole?.text ?? ''].filter(Boolean).join('\n');
}

async function declare({ name, says, schema }: Declaration): Promise<string> {
  const text = await compile(shapeOf(schema) as never, name, options);
  return `/** ${says} */\n${text.trim()}\n`;
}

/** The line that imports those types of a fragment that a text names. */
function importOf(fragment: string, folder: string, text: string): string[] {
  const name = typeOf(fragment);
  const usedTypes = [
    name,
    ...['Actions', 'Previews', 'Queries', 'Results'].map((members) => `${name}${members}`),
  ].filter((type) => new RegExp(`\\b${type}\\b`).test(text));
  return usedTypes.length > 0 ? [`import type { ${usedTypes.join(', ')} } from '${folder}/${fragment}.ts';\n`] : [];
}
