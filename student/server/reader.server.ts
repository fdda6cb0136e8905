import type { AppLoadContext } from '@remix-run/node';
import { menuOf } from '../menu.ts';

/** What every page knows of its reader. */
export function readerOf({
  locale,
  color_scheme,
  time_zone,
  caller_user: user,
  support,
  banner,
  built,
}: AppLoadContext) {
  return {
    locale,
    color_scheme,
    time_zone,
    user,
    support,
    banner,
    menu: user ? menuOf(user, built) : [],
    now: new Date().toISOString(),
  };
}
