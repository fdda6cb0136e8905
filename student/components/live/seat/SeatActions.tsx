import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { ToRoom } from '../meeting/ToRoom.tsx';
import type { Passed, Standing } from '../standing.ts';
import { Offer } from './Offer.tsx';
import { ConfirmStep, type SeatFetcher, SeatForm } from './SeatForm.tsx';

interface SeatActionsProps {
  card: MeetingCard;
  hasDoor: boolean;
  standing: Standing;
  passed: Passed;
  fetcher: SeatFetcher;
}

/** What the reader can do about a seat now. */
export function SeatActions({ card, hasDoor, standing, passed, fetcher }: SeatActionsProps) {
  const { t } = useWords();
  const form = { card, fetcher };
  const isTime = standing === 'registered' && passed.join_opens_at && card.status !== 'paused';
  if (isTime) return hasDoor ? null : <ToRoom card={card} />;
  if (card.first_id !== null) return <p className="seat-note">{t('live.with_first')}</p>;
  if (standing === 'free')
    return (
      <SeatForm {...form} intent="register">
        {t('live.register')}
      </SeatForm>
    );
  if (standing === 'full')
    return (
      <SeatForm {...form} intent="wait" className="button quiet">
        {t('live.wait')}
      </SeatForm>
    );
  if (standing === 'offered') return <Offer {...form} />;
  if (standing === 'waiting')
    return (
      <ConfirmStep label={t('live.leave')} question={t('live.leave_question')}>
        <SeatForm {...form} intent="cancel" className="button quiet">
          {t('live.leave_yes')}
        </SeatForm>
      </ConfirmStep>
    );
  // Particular and demo classes are cancelled by the school alone.
  if (standing !== 'registered' || card.seat === null || card.registration_opens_at === null) return null;
  if (passed.cancel_until) return <p className="seat-note">{t('live.cancel_closed')}</p>;
  return (
    <ConfirmStep label={t('live.cancel')} question={t('live.cancel_question')}>
      <SeatForm {...form} intent="cancel" className="button quiet">
        {t('live.cancel_yes')}
      </SeatForm>
    </ConfirmStep>
  );
}
