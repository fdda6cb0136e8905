import type { Knex } from 'knex';
import { office } from '#schemas/accounts/roles.ts';
import type { Caller, Context, RowOf } from '../../engine/define.ts';

/** Whether somebody works at the desk: all tickets are theirs to read and to answer. */
export const isAtDesk = ({ role }: Pick<Caller, 'role'>): boolean => office.includes(role);

/** Whether somebody writes as the one whom a ticket is about, and not for the school. */
export const isRequester = ({ requester_id }: RowOf<'tickets'>, { caller }: Context): boolean =>
  requester_id === caller.id;

/** SQL of a person's name. */
export const nameOf = (person: string): string => `concat_ws(' ', ${person}.first_name, ${person}.name)`;

/** Tickets that are about the caller. */
export const ofRequester = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.where('tickets.requester_id', caller.id);

/** What was answered in tickets of the caller: notes are the desk's alone. */
export const repliesToRequester = (query: Knex.QueryBuilder, { caller, trx }: Context) =>
  query
    .where('ticket_replies.kind', 'reply')
    .whereIn('ticket_replies.ticket_id', trx('tickets').select('id').where('requester_id', caller.id));
