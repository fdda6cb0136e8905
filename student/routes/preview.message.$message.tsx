import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Words } from '#schemas/words/words.ts';
import { api } from '../api.server.ts';
import { Messages } from '../components/messages/Messages.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords, WordsProvider } from '../components/words.tsx';
import { loadWords } from '../words.ts';

/** What a student of the audience would find on the landing page, in the student's language. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const student = Number(new URL(request.url).searchParams.get('student'));
  // Seen by nobody it reaches nobody.
  const of = student > 0 ? { student_id: student } : {};
  const preview = await api(context).query('messages', Number(params.message), 'seen_by', of);
  const locale = preview.locale ?? context.locale;
  const { messages: words } = await loadWords(locale, '');
  return { messages: preview.messages, locale, words: { messages: words } as Words };
}

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewMessage() {
  const { messages, locale, words } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main className="page">
      <h1>{t('messages.preview')}</h1>
      {messages.length > 0 ? (
        <fieldset className="messages-seen" lang={locale} disabled>
          <WordsProvider locale={locale} words={words}>
            <Messages messages={messages} />
          </WordsProvider>
        </fieldset>
      ) : (
        <p className="empty">{t('messages.not_reached')}</p>
      )}
    </main>
  );
}
