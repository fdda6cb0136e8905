import type { Knex } from 'knex';
import { office, type Role } from '#schemas/accounts/roles.ts';
import type { Locale } from '#schemas/localize.ts';
import { hashOf } from '../../auth/token.ts';
import { notFound, tooMany } from '../../engine/errors.ts';

/** A subscribed calendar and who subscribed to it. */
export interface Feed {
  user_id: number;
  staff_id: number | null;
  level_id: number | null;
  locale: Locale;
  role: Role;
}

/** Programs ask once in an hour or so; more than this in one is no program of one person's. */
const mostPerHour = 120;

/**
 * Finds the calendar that a token opens, as its owner may read it now, and counts the call.
 * @throws Problem 404 for a token that opens nothing (any more), 429 with the seconds until the next hour
 */
export async function openFeed(knex: Knex, token: string): Promise<Feed> {
  const { rows } = await knex.raw(
    `update feeds f set fetched_at = now(),
        fetches = case when counted_from > now() - interval '1 hour' then fetches + 1 else 1 end,
        counted_from = case when counted_from > now() - interval '1 hour' then counted_from else now() end
      from users u join roles on roles.id = u.role_id
      where f.token_hash = ? and f.status = 'active' and u.id = f.user_id and u.status = 'active'
      returning f.user_id, f.staff_id, f.level_id, u.locale, roles.slug as role, f.fetches,
        ceil(extract(epoch from f.counted_from + interval '1 hour' - now()))::int as seconds`,
    [hashOf(token)],
  );
  const [feed] = rows;
  const isOwn = feed?.staff_id === null && feed?.level_id === null;
  if (!feed || !(isOwn || office.includes(feed.role))) throw notFound();
  if (feed.fetches > mostPerHour) throw tooMany(Math.max(1, feed.seconds));
  return feed;
}
