import type { Plugin } from 'vite';

const reload = 'window.location.reload();';

/**
 * Remix loads the page that is being left again, without end, when the code of the next one cannot be loaded. Here it
 * fails instead: the error page then stands at the wanted address and may load that again, once in a while.
 */
export function tellMissingRoutes(): Plugin {
  return {
    name: 'tell-missing-routes',
    apply: 'build',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').includes('@remix-run/react/dist/esm/routeModules.js')) return null;
      if (!code.includes(reload))
        this.error('Remix no longer reloads where a route is missing: this plugin has to go.');
      return { code: code.replace(reload, 'throw error;'), map: null };
    },
  };
}
