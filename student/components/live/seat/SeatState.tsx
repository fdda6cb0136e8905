import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { TickIcon } from '../../icons.tsx';
import { Time } from '../../Time.tsx';
import { useWords } from '../../words.tsx';
import { Countdown } from '../Countdown.tsx';
import { type Standing, seatsLeft } from '../standing.ts';

interface SeatStateProps {
  card: MeetingCard;
  standing: Standing;
  /** The meeting has begun. */
  isOn: boolean;
}

/** How the reader stands to a meeting, in words. */
export function SeatState({ card, standing, isOn }: SeatStateProps) {
  const { t } = useWords();
  const { seat, registration_opens_at } = card;
  const own = registration_opens_at === null ? 'live.own' : 'live.registered';
  if (standing === 'registered') return <TickedText>{t(isOn ? 'live.going_on' : own)}</TickedText>;
  if (standing === 'over') return <Attendance seat={seat} />;
  if (standing === 'offered') return <OfferState until={seat?.offered_until ?? null} />;
  if (standing === 'waiting')
    return <>{seat?.rank ? t('live.waiting', { rank: seat.rank }) : t('live.waiting_unranked')}</>;
  if (standing === 'opens' && registration_opens_at) return <Opens at={registration_opens_at} />;
  if (standing === 'refused') return <RefusedState refusal={card.refusal} />;
  if (standing === 'free') return <>{t('live.left', { smart_count: seatsLeft(card) })}</>;
  return <>{t(`live.standings.${standing}`)}</>;
}

function TickedText({ children }: { children: string }) {
  return (
    <>
      <TickIcon /> {children}
    </>
  );
}

/** Whether the student was there, once the meeting is over. */
function Attendance({ seat }: Pick<MeetingCard, 'seat'>) {
  const { t } = useWords();
  if (seat?.status === 'completed') return <TickedText>{t('live.attended')}</TickedText>;
  if (seat?.ended_as === 'absent') return <>{t('live.missed')}</>;
  return <>{t(seat?.status === 'registered' ? 'live.attendance_open' : 'live.standings.over')}</>;
}

function OfferState({ until }: { until: string | null }) {
  const { t } = useWords();
  return (
    <>
      <strong>{t('live.offered')}</strong> {until ? <Countdown to={until} says="answer_within" /> : null}
    </>
  );
}

function Opens({ at }: { at: string }) {
  return (
    <>
      <Countdown to={at} says="registration_opens_in" />
      <span className="seat-moment">
        <Time of={at} />
      </span>
    </>
  );
}

/** Rules that the clock has overtaken: what they say is true no more. */
const outdatedRules = ['full', 'registration_not_open'];

/** By which rule, and when it can be done. */
function RefusedState({ refusal }: Pick<MeetingCard, 'refusal'>) {
  const { t } = useWords();
  if (!refusal || outdatedRules.includes(refusal.rule)) return <>{t('live.standings.refused')}</>;
  const { message, possible_at } = refusal;
  return (
    <>
      {message}
      {possible_at ? (
        <span className="seat-moment">
          {t('live.possible')} <Time of={possible_at} />
        </span>
      ) : null}
    </>
  );
}
