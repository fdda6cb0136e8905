import type { Context } from '../engine/define.ts';

/** Who does it, as the functions of the database write it into the audit log. */
export const actorOf = ({ caller, address, request_id }: Context) =>
  JSON.stringify({ user_id: caller.id, actor_id: caller.actor_id, role: caller.role, address, request_id });
