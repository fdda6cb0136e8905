import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hourMinute } from '#schemas/dates.ts';
import type { SandboxView } from '#schemas/types/fragments/sandbox_view.ts';
import { useZones } from '../../live/zones.ts';
import { useWords } from '../../words.tsx';

const longest = 500;

/** What is said in the room: in it alone, and gone after it. */
export function Chat({
  messages,
  say,
}: {
  messages: SandboxView['messages'];
  say: (text: string) => Promise<boolean>;
}) {
  const { t, locale } = useWords();
  const { zone } = useZones();
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (!line) return;
    setText('');
    // What did not arrive is the writer's again, unless the next line is begun.
    if (!(await say(line))) setText((begun) => begun || line);
  };
  return (
    <section className="chat" aria-labelledby="chat">
      <h2 id="chat">{t('room.sandbox.chat')}</h2>
      <ul ref={list} className="chat-messages" aria-live="polite">
        {messages.length === 0 ? <li className="row-facts">{t('room.sandbox.chat_empty')}</li> : null}
        {messages.map(({ id, first_name, is_host, is_mine, text: line, at }) => (
          <li key={id} className={is_mine ? 'mine' : undefined}>
            <span className="row-facts">
              {is_mine ? t('room.sandbox.you') : first_name}
              {is_host && !is_mine ? ` · ${t('room.sandbox.teacher')}` : ''} ·{' '}
              <time dateTime={at}>{hourMinute(at, locale, zone)}</time>
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <form className="chat-form" onSubmit={send}>
        <label className="unseen" htmlFor="chat-text">
          {t('room.sandbox.write')}
        </label>
        <input
          id="chat-text"
          value={text}
          maxLength={longest}
          autoComplete="off"
          placeholder={t('room.sandbox.write')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {t('room.sandbox.send')}
        </button>
      </form>
    </section>
  );
}
