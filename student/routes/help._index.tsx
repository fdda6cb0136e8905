import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { StudentTicket } from '#schemas/types/entities/tickets.ts';
import { api } from '../api.server.ts';
import { AskForm } from '../components/help/AskForm.tsx';
import { OwnTickets } from '../components/help/OwnTickets.tsx';
import { orUnsent } from '../components/help/unsent.ts';
import { unlessNotSent } from '../components/shell/sending.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { type HelpAnswer, helpWords, lookedIn, openTicket } from '../server/help.server.ts';
import '../styles/help.css';

export const action = openTicket;

/** The own tickets, and what was looked at on the page from which help was asked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const range = new URLSearchParams({ sort: '["last_reply_at","DESC"]', range: '[0,49]' });
  return {
    words: helpWords(context),
    tickets: await api(context).get<StudentTicket[]>(`/api/tickets?${range}`),
    looked: lookedIn(request),
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** Beside another page what fails is no fault of that page: the panel says so itself. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Data | null> {
  const data = serverLoader<Data>();
  return new URL(request.url).searchParams.has('panel') ? data.catch(() => null) : data;
}

export const shouldRevalidate = unlessNotSent;

export const clientAction = orUnsent;

export const handle: Handle = { title: 'pages.help' };

export default function Help() {
  const { words, tickets, looked } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const answer = useActionData<HelpAnswer>();
  const isSending = useNavigation().state !== 'idle';
  return (
    <div className="page help">
      <h1>{t('pages.help')}</h1>
      <p className="lead">{words.help.lead}</p>
      <AskForm words={words} looked={looked} refused={answer?.refused} isSending={isSending} as={Form} />
      <OwnTickets tickets={tickets} words={words} />
    </div>
  );
}
