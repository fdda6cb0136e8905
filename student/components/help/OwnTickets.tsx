import { Link } from '@remix-run/react';
import type { StudentTicket } from '#schemas/types/entities/tickets.ts';
import type { HelpWords } from '../../server/help.server.ts';
import { Time } from '../Time.tsx';

/** What the reader has asked, the newest answer first. */
export function OwnTickets({ tickets, words: { help } }: { tickets: StudentTicket[]; words: HelpWords }) {
  return (
    <section aria-labelledby="own-tickets">
      <h2 id="own-tickets">{help.own}</h2>
      {tickets.length === 0 ? <p className="empty">{help.none}</p> : null}
      <ul className="help-list">
        {tickets.map(({ id, subject, status, awaits, last_reply_at }) => (
          <li key={id}>
            <Link to={`/help/${id}`}>{subject}</Link>
            <span className="help-state">
              {status === 'pending' && awaits === 'requester' ? help.answered : help.status[status]} ·{' '}
              <Time of={last_reply_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
