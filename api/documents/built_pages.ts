import type { ServerBuild } from '@remix-run/node';
import { pages } from '#schemas/pages.ts';

type Routes = ServerBuild['routes'];

/**
 * The paths of the pages that have a route of their own in a build of the student site; the others show what they will
 * be.
 */
export function builtPages(routes: Routes): string[] {
  const builtPatterns = Object.keys(routes).map((id) => wordsOf(addressOf(routes, id)));
  return pages.map(({ path }) => path).filter((path) => builtPatterns.some((route) => fits(route, wordsOf(path))));
}

function addressOf(routes: Routes, id: string): string {
  const { parentId, path = '' } = routes[id] as Routes[string];
  return `${parentId ? addressOf(routes, parentId) : ''}/${path}`;
}

const wordsOf = (path: string) => path.split('/').filter(Boolean);

/** A parameter of a route matches any word. */
const fits = (route: string[], page: string[]) =>
  route.length === page.length && route.every((word, at) => word.startsWith(':') || word === page[at]);
