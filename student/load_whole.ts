import { errorPage } from '#schemas/browser/failure.ts';
import { mayReload } from '#schemas/browser/reload.ts';

/** Remix stores its router here: it alone knows where the reader is going. */
type Page = Window & {
  __remixRouter?: { state: { navigation: { location?: { pathname: string; search: string } } } };
};

let isLeaving = false;

/**
 * The code of the wanted page cannot be loaded: the server renders the page, or, where it was asked just now, the error.
 * Remix asks for the code once for the page and once for its data: the second failure changes nothing.
 */
export function loadWhole(): void {
  const { __remixRouter: router, location, sessionStorage } = window as Page;
  const destination = router?.state.navigation.location;
  // What was only fetched ahead is not wanted yet: the page that is open stays.
  if (isLeaving || (router && !destination)) return;
  isLeaving = true;
  const { pathname, search } = destination ?? location;
  const retry = mayReload(pathname, Date.now(), sessionStorage);
  location.assign(retry ? pathname + search : errorPage({ status: 500, messages: [] }, sessionStorage));
}
