import { type FetcherWithComponents, useActionData } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';
import { entityOf } from '#schemas/meeting_pages.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import type { Intent, SeatAnswer } from './seat_intents.ts';

export type SeatFetcher = FetcherWithComponents<SeatAnswer>;

interface SeatFormProps {
  card: MeetingCard;
  intent: Intent;
  fetcher: SeatFetcher;
  className?: string;
  children: ReactNode;
}

/** One button that does something to a seat: without script a form of the page, with it at once. */
export function SeatForm({ card, intent, fetcher, className = 'button', children }: SeatFormProps) {
  const { t } = useWords();
  const busy = fetcher.state !== 'idle';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second click finds the first under way.
    if (busy) return;
    const form = new FormData(event.currentTarget);
    form.set('by', 'script');
    fetcher.submit(form, { method: 'post' });
  };
  return (
    <fetcher.Form method="post" className="seat-form" onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="entity" value={entityOf(card)} />
      <input type="hidden" name="meeting" value={card.id} />
      <input type="hidden" name="registration" value={card.seat?.id ?? ''} />
      <button type="submit" className={className} aria-disabled={busy}>
        {children}
        <span className="unseen"> {t('live.of', { meeting: useName(card) })}</span>
      </button>
    </fetcher.Form>
  );
}

/** What a meeting is called: by its topic, else by its kind. */
export function useName({ topic, kind }: Pick<MeetingCard, 'topic' | 'kind'>): string {
  const { t, pick } = useWords();
  return topic ? pick(topic, 'name') : t(`live.kinds.${kind}`);
}

/** A step back is asked for once more, without script too. */
export function ConfirmStep({ label, question, children }: { label: string; question: string; children: ReactNode }) {
  return (
    <details className="confirmed">
      <summary>{label}</summary>
      <fieldset>
        <legend>{question}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** Why the last attempt was refused: told to the script, or by the page that was sent without it. */
export function useRefused({ id }: MeetingCard, fetcher: SeatFetcher): string | null {
  const { t } = useWords();
  const answer = useActionData<SeatAnswer>();
  if (fetcher.state !== 'idle') return null;
  const refusal = fetcher.data ? fetcher.data.refusal : answer?.refusal;
  return refusal?.meeting === id ? (refusal.message ?? t('live.not_sent')) : null;
}
