import { assignees, planAssignment, planTaking, tellAssigned } from '../desk/tickets/assign.ts';
import { cannedFor } from '../desk/tickets/canned_replies.ts';
import {
  planDiscarding,
  planRating,
  planReopening,
  planSolving,
  tellReopened,
  tellSolved,
} from '../desk/tickets/close.ts';
import { countTickets } from '../desk/tickets/counts.ts';
import { ofRequester } from '../desk/tickets/desk.ts';
import { attach, planAttaching } from '../desk/tickets/files.ts';
import { planMerging } from '../desk/tickets/merge.ts';
import { openTicket } from '../desk/tickets/open.ts';
import { readTicket } from '../desk/tickets/read.ts';
import { note, planNote, planReply, reply } from '../desk/tickets/reply.ts';
import { searchTickets } from '../desk/tickets/search.ts';
import { threadOf } from '../desk/tickets/thread.ts';
import { defineAction, defineEntity, type RowOf } from '../engine/define.ts';

/** An action that sets one field to what is given. */
const setField = <Field extends 'priority' | 'category'>(field: Field) => ({
  plan: (row: RowOf<'tickets'>, input: Pick<RowOf<'tickets'>, Field> | null) =>
    input && (row[field] === input[field] ? ('done' as const) : { changes: { [field]: input[field] } }),
});

export default defineEntity('tickets', {
  scopes: { own: ofRequester },
  search: searchTickets,
  computed: {
    replies: ({ trx }) =>
      trx.raw(`select count(*)::int from ticket_replies r where r.ticket_id = tickets.id and r.kind = 'reply'`),
  },
  create: { before: openTicket },
  actions: {
    reply: defineAction({ plan: planReply, apply: reply }),
    note: { plan: planNote, apply: note },
    attach: { plan: planAttaching, apply: attach },
    read: readTicket,
    take: { plan: planTaking },
    assign: { plan: planAssignment, apply: tellAssigned },
    set_priority: setField('priority'),
    set_category: setField('category'),
    solve: { plan: planSolving, apply: tellSolved },
    discard: { plan: planDiscarding },
    reopen: { plan: planReopening, apply: tellReopened },
    merge: { plan: planMerging },
    rate: { plan: planRating },
  },
  queries: {
    thread: (ticket, _params, ctx) => threadOf(ticket, ctx),
    canned: (ticket, _params, ctx) => cannedFor(ticket, ctx),
    assignees: (_row, _params, ctx) => assignees(ctx),
    counts: (_row, _params, ctx) => countTickets(ctx),
  },
});
