import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What a package imports, and what stands for it. */
interface Replacement {
  importer: RegExp;
  source: RegExp;
  code: string;
}

/**
 * Our forms use no markdown in descriptions, no references between schemas and none that are merged, and no formats (a
 * test over the question types holds them to it).
 */
const replacements: Replacement[] = [
  { importer: /\/@rjsf\//, source: /^markdown-to-jsx/, code: 'export const Markdown = ({ children }) => children;' },
  {
    importer: /\/@rjsf\//,
    source: /^fast-uri$/,
    code: 'export default { resolve: (_, reference) => reference, equal: (one, other) => one === other };',
  },
  { importer: /\/@rjsf\/utils\//, source: /\/shallowAllOfMerge\.js$/, code: 'export default (schema) => schema;' },
  { importer: /\/@cfworker\/json-schema\//, source: /\/format\.js$/, code: 'export const format = {};' },
];

const prefix = '\0light:';
const registry = fileURLToPath(new URL('./registry.ts', import.meta.url));

/**
 * Leaves out of RJSF and its dependencies what a student's form never uses: a third of the page's scripts.
 * Only when building, and only as they import it, since others may need the same packages whole.
 */
export function lighten(): Plugin {
  return {
    name: 'lighten',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const from = importer.replaceAll('\\', '/');
      if (from.includes('/@rjsf/core/') && source.endsWith('/getDefaultRegistry.js')) return registry;
      const at = replacements.findIndex(
        (replacement) => replacement.importer.test(from) && replacement.source.test(source),
      );
      return at < 0 ? null : prefix + at;
    },
    load: (id) => (id.startsWith(prefix) ? (replacements[Number(id.slice(prefix.length))]?.code ?? null) : null),
  };
}
