import { Link } from '@remix-run/react';
import { dayOf } from '#schemas/dates.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import '../../../styles/meetings.css';
import { useWords } from '../../words.tsx';
import { Countdown } from '../Countdown.tsx';
import { MadeAt, usePassed } from '../clock.ts';
import { useLive } from '../useLive.ts';
import { useZones } from '../zones.ts';
import { useToday } from './day_names.ts';
import { MeetingItem } from './MeetingItem.tsx';
import { isTaken } from './pressing.ts';

/** On the home page: offers that wait for an answer, the next meeting with its countdown, and the seats of today. */
export function ComingMeetings({ coming, more }: { coming: MeetingList; more: string | null }) {
  const meetings = useLive(coming);
  return (
    <MadeAt.Provider value={coming.now}>
      <ComingList meetings={meetings} more={more} />
    </MadeAt.Provider>
  );
}

function ComingList({ meetings, more }: { meetings: MeetingCard[]; more: string | null }) {
  const { t } = useWords();
  const { zone } = useZones();
  const today = useToday();
  const offers = meetings.filter(({ seat }) => seat?.status === 'offered');
  const takenMeetings = meetings.filter(isTaken);
  const [next] = takenMeetings;
  const rest = takenMeetings.filter((card) => card !== next && dayOf(card.starts_at, zone) === today);
  return (
    <>
      {offers.length > 0 ? (
        <section className="offers" aria-labelledby="offers">
          <h2 id="offers">{t('live.offers')}</h2>
          <ul className="meetings">
            {offers.map((card) => (
              <MeetingItem key={card.id} card={card} dated named />
            ))}
          </ul>
        </section>
      ) : null}
      <section className="panel coming" aria-labelledby="coming">
        <h2 id="coming">{t('live.next')}</h2>
        {next ? <Next card={next} /> : <p>{t('live.no_next')}</p>}
        {rest.length > 0 ? (
          <>
            <h3 className="coming-also">{t('live.also_today')}</h3>
            <ul className="meetings">
              {rest.map((card) => (
                <MeetingItem key={card.id} card={card} named />
              ))}
            </ul>
          </>
        ) : null}
        {more ? (
          <p className="actions">
            <Link className="button quiet" to={more}>
              {t(next ? 'live.more_classes' : 'live.find_class')}
            </Link>
          </p>
        ) : null}
      </section>
    </>
  );
}

/** The meeting that comes next, and how long until it begins. */
function Next({ card }: { card: MeetingCard }) {
  const { starts_at } = card;
  const passed = usePassed({ starts_at });
  return (
    <>
      {passed.starts_at ? null : (
        <p className="coming-count">
          <Countdown to={starts_at} says="starts_in" />
        </p>
      )}
      <ul className="meetings">
        <MeetingItem card={card} dated named />
      </ul>
    </>
  );
}
