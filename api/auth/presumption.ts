import type { Knex } from 'knex';
import { cachePer } from '../cache.ts';
import type { Caller } from '../engine/define.ts';
import type { Session, Shown } from './session.ts';
import { hashOf } from './token.ts';

/**
 * Whom cookies stood for within the last minute; then the time of a session's last use may be due. It lets nobody in:
 * whoever is presumed is believed by a statement that asks `isStillOpen` alone.
 */
const presumptions = cachePer<Knex, string, Caller>({ max: 20_000, ttl: 60_000 });

const keyOf = ({ token, time_zone }: Shown) => `${hashOf(token)} ${time_zone}`;

/** Who somebody who shows this is, unless something has happened since. */
export const presumedOf = (shown: Shown, knex: Knex): Caller | undefined => presumptions(knex).get(keyOf(shown));

/** Remembers who it was; nobody who acts as another, or is held up by a temporary password. */
export function presume(shown: Shown, { caller, ending }: Session, knex: Knex): void {
  if (ending || caller.session_kind !== 'primary' || caller.must_change_password) return;
  presumptions(knex).set(keyOf(shown), { ...caller, presumed_by: hashOf(shown.token) });
}

/**
 * A condition of a statement that does all of its work: the caller, if presumed, is who they were, and the session is
 * open. It names `:presumed_by`, `:caller` and `:role`.
 */
export const isStillOpen = `(:presumed_by::text is null or exists (
  select from sessions s join users u on u.id = s.user_id
  where s.token_hash = :presumed_by and s.user_id = :caller and s.kind = 'primary'
    and s.ended_at is null and s.expires_at > now()
    and u.status = 'active' and not u.must_change_password
    and u.role_id = (select id from roles where slug = :role)))`;

/** What that condition names. */
export const presumption = ({ id, role, presumed_by }: Caller) => ({
  ...{ caller: id, role },
  presumed_by: presumed_by ?? null,
});
