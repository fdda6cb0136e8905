import { useEffect, useState } from 'react';
import { hear } from '#schemas/browser/events.ts';
import '../../styles/messages.css';
import { useRefetch } from '../live/useLive.ts';
import { useWords } from '../words.tsx';
import { MessageItem } from './MessageItem.tsx';
import type { Message } from './message.ts';

/** Many are told at the same moment: their pages do not ask all at once. */
const spread = 5000;

/** What the school says: the most urgent first; what was read before is folded away. */
export function Messages({ messages }: { messages: Message[] }) {
  const { t } = useWords();
  const refetch = useRefetch();
  const [readBefore] = useState(() => new Set(messages.flatMap(({ id, read_at }) => (read_at ? [id] : []))));
  useEffect(() => hear(document, { on: { notices: () => refetch(spread) }, again: () => refetch() }), [refetch]);
  const foldedMessages = messages.filter(({ id, read_at }) => readBefore.has(id) && read_at !== null);
  const open = messages.filter((message) => !foldedMessages.includes(message));
  if (messages.length === 0) return null;
  return (
    <section className="messages" aria-label={t('messages.title')}>
      {open.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
      {foldedMessages.length > 0 ? (
        <details className="messages-read">
          <summary>{t('messages.read_before', { smart_count: foldedMessages.length })}</summary>
          {foldedMessages.map((message) => (
            <MessageItem key={message.id} message={message} isFolded />
          ))}
        </details>
      ) : null}
    </section>
  );
}
