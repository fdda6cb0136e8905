import { banner } from '#schemas/accounts/banner.ts';
import type { User } from '#schemas/accounts/user.ts';
import type { Locale } from '#schemas/localize.ts';
import { say } from '../engine/words/words.ts';

/** The banner of a session in which an admin acts as the user; null in everybody's own. */
export function bannerOf({ name, impersonation }: User, locale: Locale): string | null {
  if (!impersonation) return null;
  const { actor, ends_at } = impersonation;
  const acting = { user: name, actor: actor.name, ends_at: new Date(ends_at).toISOString() };
  return banner(acting, Date.now(), (key, params) => say(locale, key, params));
}
