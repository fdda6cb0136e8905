import { errorPage } from '#schemas/failure.ts';
import { mayReload } from '#schemas/reload.ts';

/** Remix keeps its router here: where the reader wants to go is known to it alone. */
type Page = Window & {
  __remixRouter?: { state: { navigation: { location?: { pathname: string; search: string } } } };
};

/** The code of the wanted page cannot be loaded: the server draws the page, or, where it was asked just now, the error. */
export function loadWhole(): void {
  const { __remixRouter: router, location, sessionStorage } = window as Page;
  const { pathname, search } = router?.state.navigation.location ?? location;
  const again = mayReload(pathname, Date.now(), sessionStorage);
  location.assign(again ? pathname + search : errorPage({ status: 500, messages: [] }, sessionStorage));
}
