import type { History, Location, Path, To } from '@remix-run/router';
import { parsePath } from '@remix-run/router';
import { findPage } from '#schemas/pages.ts';
import { type FindRecord, inside, type MayOpen, outside } from './addresses.ts';

/**
 * A browser history that shows the specification's addresses to the browser and react-admin's to the router, as
 * react-admin builds its own (`/lessons/8`) in a dozen places and takes no other.
 */
export function translatingHistory(browser: History, findRecord: FindRecord, mayOpen: MayOpen): History {
  const inward = (location: Location): Location => ({ ...location, ...inside(location) });
  const outward = (to: To) => {
    const path: Partial<Path> = typeof to === 'string' ? parsePath(to) : to;
    const { pathname = browser.location.pathname, search = '' } = path;
    const present = findPage(browser.location.pathname)?.params ?? {};
    return { ...path, ...outside({ pathname, search }, findRecord, present, mayOpen) };
  };
  return {
    // Getters, as the browser's place changes: a spread would freeze them.
    get action() {
      return browser.action;
    },
    get location() {
      return inward(browser.location);
    },
    createHref: (to) => browser.createHref(outward(to)),
    createURL: (to) => browser.createURL(to),
    encodeLocation: (to) => {
      const path = browser.encodeLocation(to);
      return { ...path, ...inside(path) };
    },
    push: (to, state) => browser.push(outward(to), state),
    replace: (to, state) => browser.replace(outward(to), state),
    go: (delta) => browser.go(delta),
    listen: (listener) => browser.listen((update) => listener({ ...update, location: inward(update.location) })),
  };
}
