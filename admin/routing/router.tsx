import { createBrowserHistory, createPath, createRouter } from '@remix-run/router';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { guard, type Visitor } from '#schemas/guard.ts';
import type { FindRecord, Row } from './addresses.ts';
import { translatingHistory } from './history.ts';

/** The router of the back office: one route, as react-admin has its own below it. */
export function makeRouter(element: ReactElement, queries: QueryClient, user: Visitor) {
  const findRecord: FindRecord = (resource, id) =>
    queries.getQueryData<Row>([resource, 'getOne', { id: String(id), meta: undefined }]);
  const browser = createBrowserHistory();
  const history = translatingHistory(browser, findRecord, (path) => 'allow' in guard(user, path));
  const router = createRouter({
    history,
    routes: [{ id: 'admin', path: '*', element, hasErrorBoundary: false }] as never,
  });
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') lengthen();
  });
  return router.initialize();

  /** An address that was short for want of its parents becomes the specification's once they are known. */
  function lengthen() {
    const { location } = router.state;
    const wantedHref = history.createHref(location);
    const shownHref = createPath(browser.location);
    if (wantedHref !== shownHref) history.replace(location, location.state);
  }
}
