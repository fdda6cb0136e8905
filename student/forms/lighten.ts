import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Our forms use no markdown in descriptions, and no references between schemas. */
const stands: Record<string, string> = {
  'markdown-to-jsx': 'export const Markdown = ({ children }) => children;',
  'fast-uri': 'export default { resolve: (_, reference) => reference, equal: (one, other) => one === other };',
};

const prefix = '\0light:';
const registry = fileURLToPath(new URL('./registry.ts', import.meta.url));

/**
 * Leaves out of RJSF what a student's form never uses: a third of what the page would load. Only when building, and
 * only as RJSF imports it, since others may need the same packages whole.
 */
export function lighten(): Plugin {
  return {
    name: 'lighten',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const from = importer.replaceAll('\\', '/');
      if (!from.includes('/@rjsf/')) return null;
      if (from.includes('/core/') && source.endsWith('/getDefaultRegistry.js')) return registry;
      const name = source.replace('/react', '');
      return name in stands ? prefix + name : null;
    },
    load: (id) => (id.startsWith(prefix) ? stands[id.slice(prefix.length)] : null),
  };
}
