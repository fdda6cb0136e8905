import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { Answer } from '../components/help/Answer.tsx';
import { Messages } from '../components/help/Messages.tsx';
import { orUnsent } from '../components/help/unsent.ts';
import { useHelpEvents } from '../components/help/useHelpEvents.ts';
import { loadPageOrLast, useCachePage } from '../components/shell/page_cache.ts';
import { unlessNotSent } from '../components/shell/sending.ts';
import type { Handle } from '../components/shell/title.ts';
import { actOnTicket, type HelpAnswer, helpWords } from '../server/help.server.ts';
import '../styles/help.css';

export const action = actOnTicket;

export const shouldRevalidate = unlessNotSent;

export const clientAction = orUnsent;

/** A ticket of the reader with all that was answered; what was told of it is read with it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read, query, act } = api(context);
  const [ticket, thread] = await Promise.all([
    read('tickets', params.ticket),
    query('tickets', params.ticket, 'thread'),
  ]);
  await act('tickets', params.ticket, 'read', {});
  return { words: helpWords(context), ticket, thread };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const clientLoader = loadPageOrLast;

export const handle: Handle<Data> = { title: ({ ticket }) => ticket.subject };

export default function HelpTicket() {
  const { words, ticket, thread } = useLoaderData<typeof loader>();
  const answer = useActionData<HelpAnswer>();
  useCachePage();
  useHelpEvents(ticket.id);
  const { help } = words;
  const own = thread.entries.filter(({ is_own }) => is_own).length;
  return (
    <div className="page help">
      <p>
        <Link to="/help">{help.back}</Link>
      </p>
      <h1>{ticket.subject}</h1>
      <p className="help-state">
        #{ticket.id} · {help.status[ticket.status]}
      </p>
      {ticket.merged_into ? (
        <p className="notice">
          <Link to={`/help/${ticket.merged_into}`}>{help.merged}</Link>
        </p>
      ) : null}
      <Messages entries={thread.entries} words={words} />
      {/* What the reader has sent makes room for the next; what the school writes meanwhile takes nothing away. */}
      <Answer key={own} ticket={ticket} words={words} refused={answer?.refused} />
    </div>
  );
}
