import { useFetcher } from '@remix-run/react';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { TickIcon } from '../icons.tsx';
import { Time } from '../Time.tsx';
import { useWords } from '../words.tsx';
import { Countdown } from './Countdown.tsx';
import { usePassed } from './clock.ts';
import { Confirmed, type SeatFetcher, SeatForm, useRefused } from './SeatForm.tsx';
import { type Intent, type SeatAnswer, wishedStatus } from './seat_intents.ts';
import { momentsOf, type Passed, type Standing, seatsLeft, standingOf } from './standing.ts';

/** The meeting as the reader wants it to be, while the server is asked. */
function wishedCard(card: MeetingCard, fetcher: SeatFetcher): MeetingCard {
  const intent = fetcher.formData?.get('intent') as Intent | undefined;
  if (!intent) return card;
  const status = wishedStatus[intent];
  const none = { id: 0, rank: null, offered_until: null, ended_as: null };
  return { ...card, seat: status && { ...none, ...card.seat, status }, refusal: status ? card.refusal : null };
}

/** How the reader stands to a meeting, and what can be done about it: by events and the clock, without a reload. */
export function Seat({ card }: { card: MeetingCard }) {
  const { t } = useWords();
  const fetcher = useFetcher<SeatAnswer>({ key: `seat:${card.id}` });
  const wished = wishedCard(card, fetcher);
  const passed = usePassed(momentsOf(wished));
  const standing = standingOf(wished, passed);
  const refused = useRefused(card, fetcher);
  return (
    <div className={`seat ${standing}`} aria-busy={fetcher.state !== 'idle'}>
      <p className="seat-state" role="status">
        <State card={wished} standing={standing} />
      </p>
      {refused ? (
        <p className="notice wrong" role="alert">
          {refused}
        </p>
      ) : null}
      {card.first_id === null ? (
        <Actions card={wished} standing={standing} passed={passed} fetcher={fetcher} />
      ) : (
        <p className="seat-note">{t('live.with_first')}</p>
      )}
    </div>
  );
}

function State({ card, standing }: { card: MeetingCard; standing: Standing }) {
  const { t } = useWords();
  const { seat, refusal, registration_opens_at } = card;
  const left = seatsLeft(card);
  if (standing === 'registered')
    return (
      <>
        <TickIcon /> {t(registration_opens_at === null ? 'live.own' : 'live.registered')}
      </>
    );
  if (standing === 'offered' && seat?.offered_until)
    return (
      <>
        <strong>{t('live.offered')}</strong> <Countdown to={seat.offered_until} says="answer_within" />
      </>
    );
  if (standing === 'waiting')
    return <>{seat?.rank ? t('live.waiting', { rank: seat.rank }) : t('live.waiting_unranked')}</>;
  if (standing === 'opens' && registration_opens_at)
    return (
      <>
        <Countdown to={registration_opens_at} says="registration_opens_in" />
        <span className="seat-moment">
          <Time of={registration_opens_at} />
        </span>
      </>
    );
  if (standing === 'refused' && refusal && refusal.rule !== 'full' && refusal.rule !== 'registration_not_open')
    return (
      <>
        {refusal.message}
        {refusal.possible_at ? (
          <span className="seat-moment">
            {t('live.possible')} <Time of={refusal.possible_at} />
          </span>
        ) : null}
      </>
    );
  if (standing === 'free') return <>{t('live.left', { smart_count: left })}</>;
  return <>{t(`live.standings.${standing}`)}</>;
}

interface ActionsProps {
  card: MeetingCard;
  standing: Standing;
  passed: Passed;
  fetcher: SeatFetcher;
}

function Actions({ card, standing, passed, fetcher }: ActionsProps) {
  const { t } = useWords();
  const form = { card, fetcher };
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
  if (standing === 'offered')
    return (
      <div className="seat-choice">
        <SeatForm {...form} intent="accept">
          {t('live.accept')}
        </SeatForm>
        <Confirmed label={t('live.decline')} question={t('live.decline_question')}>
          <SeatForm {...form} intent="cancel" className="button quiet">
            {t('live.decline_yes')}
          </SeatForm>
        </Confirmed>
      </div>
    );
  if (standing === 'waiting')
    return (
      <Confirmed label={t('live.leave')} question={t('live.leave_question')}>
        <SeatForm {...form} intent="cancel" className="button quiet">
          {t('live.leave_yes')}
        </SeatForm>
      </Confirmed>
    );
  if (standing !== 'registered' || card.seat === null || card.registration_opens_at === null) return null;
  if (passed.cancel_until) return <p className="seat-note">{t('live.cancel_closed')}</p>;
  return (
    <Confirmed label={t('live.cancel')} question={t('live.cancel_question')}>
      <SeatForm {...form} intent="cancel" className="button quiet">
        {t('live.cancel_yes')}
      </SeatForm>
    </Confirmed>
  );
}
