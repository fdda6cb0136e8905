import { useFetcher } from '@remix-run/react';
import { type ReactNode, useId } from 'react';
import { TickIcon } from '../icons.tsx';
import { RichText } from '../RichText.tsx';
import { useWords } from '../words.tsx';
import type { Message } from './message.ts';

interface Props {
  message: Message;
  /** Among those that were read before it is shown whole. */
  isFolded?: boolean;
}

/** A message: read with one button, which takes it to one line with the way back. */
export function MessageItem({ message, isFolded = false }: Props) {
  const { t, pick } = useWords();
  const fetcher = useFetcher();
  const id = useId();
  const intent = fetcher.formData?.get('intent');
  const isRead = intent ? intent === 'read' : message.read_at !== null;
  const title = pick(message, 'title');
  const button = (what: 'read' | 'unread', label: ReactNode) => (
    <fetcher.Form method="post">
      <input type="hidden" name="message" value={message.id} />
      <button type="submit" name="intent" value={what} className="button quiet">
        {label}
        <span className="unseen">: {title}</span>
      </button>
    </fetcher.Form>
  );
  if (isRead && !isFolded) {
    return (
      <p className="message-done" role="status">
        <TickIcon />
        <span>{t('messages.done', { title })}</span>
        {button('unread', t('messages.undo'))}
      </p>
    );
  }
  const isUrgent = ['high', 'urgent'].includes(message.priority);
  return (
    <article className={isUrgent && !isRead ? 'message urgent' : 'message'} aria-labelledby={id}>
      <h2 id={id}>
        {isUrgent ? <span className="message-priority">{t(`messages.priority.${message.priority}`)}</span> : null}
        {title}
      </h2>
      <RichText html={pick(message, 'content')} />
      {isRead ? button('unread', t('messages.unread')) : button('read', t('messages.got_it'))}
    </article>
  );
}
