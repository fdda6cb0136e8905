import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { ConfirmStep, type SeatFetcher, SeatForm } from './SeatForm.tsx';

/** A seat that is offered: accepted or declined, and what accepting does to other offers of that hour. */
export function Offer({ card, fetcher }: { card: MeetingCard; fetcher: SeatFetcher }) {
  const { t, pick } = useWords();
  const form = { card, fetcher };
  const { refusal, gives_up } = card;
  const others = gives_up.map(({ kind, topic }) => (topic ? pick(topic, 'name') : t(`live.kinds.${kind}`)));
  return (
    <div className="seat-choice">
      {refusal ? (
        <p className="seat-note">{refusal.message}</p>
      ) : (
        <SeatForm {...form} intent="accept">
          {t('live.accept')}
        </SeatForm>
      )}
      {!refusal && others.length > 0 ? (
        <p className="seat-note">
          {t('live.gives_up', { smart_count: others.length, others: others.map((name) => `«${name}»`).join(', ') })}
        </p>
      ) : null}
      <ConfirmStep label={t('live.decline')} question={t('live.decline_question')}>
        <SeatForm {...form} intent="cancel" className="button quiet">
          {t('live.decline_yes')}
        </SeatForm>
      </ConfirmStep>
    </div>
  );
}
