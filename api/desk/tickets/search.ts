import type { Knex } from 'knex';
import type { Context } from '../../engine/define.ts';
import { isAtDesk } from './desk.ts';

/**
 * Narrows tickets to those in whose thread a word stands, in Spanish or in English and however it ends. At the desk a
 * person's name and a ticket's number are words too, and notes are searched. A word that says nothing narrows nothing.
 */
export function searchTickets(query: Knex.QueryBuilder, word: string, { caller }: Context): void {
  if (!word) return;
  const desk = isAtDesk(caller);
  const number = /^#?([1-9]\d{0,8})$/.exec(word)?.[1] ?? null;
  query.whereRaw(
    `(tickets.id in (
        select id from tickets where words_of(subject || ' ' || content) @@ begun_word(:word)
        union all select ticket_id from ticket_replies
          where words_of(content) @@ begun_word(:word) and (kind = 'reply' or :desk)
        union all select id from tickets where id = :number::int
        union all select id from tickets where numnode(begun_word(:word)) = 0)
      or tickets.requester_id in (
        select id from users u where :desk and id in (select requester_id from tickets)
          and (plain(u.first_name::text) like containing(:word) or plain(u.name::text) like containing(:word))))`,
    { word, desk, number } as Record<string, Knex.RawBinding>,
  );
}
