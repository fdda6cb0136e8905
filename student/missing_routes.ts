import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reload = 'window.location.reload();';
const ours = fileURLToPath(new URL('./load_whole.ts', import.meta.url));

/**
 * Where the code of a page cannot be loaded, Remix loads the page that is being left again, and does so without end.
 * Here the wanted page is loaded instead, once in a while.
 */
export function missingRoutes(): Plugin {
  return {
    name: 'missing-routes',
    apply: 'build',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').includes('@remix-run/react/dist/esm/routeModules.js')) return null;
      if (!code.includes(reload))
        this.error('Remix no longer reloads where a route is missing: this plugin has to go.');
      const importLine = `import { loadWhole } from ${JSON.stringify(ours)};\n`;
      return { code: importLine + code.replace(reload, 'loadWhole();'), map: null };
    },
  };
}
