import { Form, useNavigation } from '@remix-run/react';
import type { StudentTicket } from '#schemas/types/entities/tickets.ts';
import type { HelpRefusal, HelpWords } from '../../server/help.server.ts';
import { Attach } from './Attach.tsx';
import { Refusal } from './Refusal.tsx';
import { useDraft } from './useDraft.ts';
import { Writing } from './Writing.tsx';

interface AnswerProps {
  ticket: StudentTicket;
  words: HelpWords;
  refused: HelpRefusal | undefined;
}

/** What the requester does with a ticket: answers it, says whether it helped, or opens it again. */
export function Answer({ ticket, words, refused }: AnswerProps) {
  const { help } = words;
  const isSending = useNavigation().state !== 'idle';
  const form = useDraft(String(ticket.id), refused);
  if (ticket.status === 'discarded') return null;
  return (
    <>
      {ticket.status === 'solved' ? (
        <Form method="post" className="panel help-rate">
          <input type="hidden" name="intent" value="rate" />
          <p>{ticket.satisfaction ? help.rated : help.rate}</p>
          <div className="actions">
            {(['good', 'bad'] as const).map((value) => (
              <button
                key={value}
                type="submit"
                name="satisfaction"
                value={value}
                className={ticket.satisfaction === value ? 'button' : 'button quiet'}
                aria-pressed={ticket.satisfaction === value}
                disabled={isSending}
              >
                {help[value]}
              </button>
            ))}
          </div>
        </Form>
      ) : null}
      <Form method="post" className="panel" ref={form}>
        <Writing label={help.answer} error={refused?.errors.content} most={10_000} />
        <Attach words={words} />
        <Refusal refused={refused} title={help.failed_update} words={words} />
        <div className="actions">
          <button type="submit" name="intent" value="reply" className="button" disabled={isSending}>
            {help.reply}
          </button>
          {ticket.status === 'solved' ? (
            <button type="submit" name="intent" value="reopen" className="button quiet" formNoValidate>
              {help.reopen}
            </button>
          ) : null}
        </div>
      </Form>
    </>
  );
}
