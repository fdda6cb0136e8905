import { Link } from '@remix-run/react';
import { useMemo } from 'react';
import { dayOf } from '#schemas/dates.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import '../../styles/meetings.css';
import { listOf } from '#schemas/meeting_pages.ts';
import { RichText } from '../RichText.tsx';
import { useWords } from '../words.tsx';
import { MadeAt } from './clock.ts';
import { Door } from './Door.tsx';
import { useDayName } from './day_names.ts';
import { Hours, Teacher } from './MeetingItem.tsx';
import { Offline } from './Offline.tsx';
import { People } from './People.tsx';
import { Seat } from './Seat.tsx';
import { useName } from './SeatForm.tsx';
import { useLive } from './useLive.ts';
import { useZones } from './zones.ts';

interface MeetingViewProps extends MeetingPage {
  material: { content: string; english_content: string | null } | null;
  isStudent: boolean;
  /** The page is the room's: its door comes first. */
  isRoom?: boolean;
}

/** A meeting: when, with whom and about what, the reader's seat in it, and the door of its room. */
export function MeetingView({ now, topics, meeting, people, material, isStudent, isRoom = false }: MeetingViewProps) {
  const { t, pick } = useWords();
  const [card = meeting] = useLive({ now, topics, meetings: useMemo(() => [meeting], [meeting]) });
  const name = useName(card);
  return (
    <MadeAt.Provider value={now}>
      <article className="page">
        <Crumbs card={card} isStudent={isStudent} />
        <h1>{name}</h1>
        <Lead card={card} />
        <Offline />
        <dl className="meeting-facts">
          <div>
            <dt>{t('live.hours')}</dt>
            <dd>
              <Hours card={card} />
            </dd>
          </div>
          {card.forum_type ? (
            <div>
              <dt>{t('live.band')}</dt>
              <dd>{t(`live.bands.${card.forum_type}`)}</dd>
            </div>
          ) : null}
        </dl>
        <Teacher teacher={card.teacher} />
        <MinutesInClass card={card} />
        <Door card={card} isStudent={isStudent} />
        {isStudent && card.registration_opens_at !== null && card.status !== 'inactive' ? (
          <section className="panel" aria-labelledby="seat">
            <h2 id="seat">{t('live.your_seat')}</h2>
            <Seat card={card} />
          </section>
        ) : null}
        {isRoom && card.kind === 'classe' ? (
          <p className="actions">
            <Link to={`/classes/classe/${card.id}`}>{t('live.about')}</Link>
          </p>
        ) : null}
        {isRoom && card.kind === 'classe' ? null : (
          <>
            <People people={people} isStudent={isStudent} />
            {material ? (
              <section aria-labelledby="material">
                <h2 id="material">{t('live.material')}</h2>
                <RichText html={pick(material, 'content')} />
              </section>
            ) : null}
          </>
        )}
      </article>
    </MadeAt.Provider>
  );
}

/** How long the student was there, once it is over; of two consecutive ones in both. */
function MinutesInClass({ card: { seat, status, starts_at, ends_at, second } }: { card: MeetingCard }) {
  const { t } = useWords();
  const seconds = seat?.seconds_in_class ?? null;
  if (seconds === null || !['finished', 'completed'].includes(status)) return null;
  const of = (Date.parse(second?.ends_at ?? ends_at) - Date.parse(starts_at)) / 60_000;
  return <p>{t('live.minutes_in_class', { minutes: Math.floor(seconds / 60), of })}</p>;
}

/** Of what kind it is, where its name does not say so, and its day. */
function Lead({ card }: { card: MeetingCard }) {
  const { t } = useWords();
  const { zone } = useZones();
  const nameOf = useDayName();
  const day = nameOf(dayOf(card.starts_at, zone));
  return <p className="lead">{card.topic ? `${t(`live.kinds.${card.kind}`)} · ${day}` : day}</p>;
}

/** The way back; that of staff leads to the other application. */
function Crumbs({ card, isStudent }: { card: MeetingCard; isStudent: boolean }) {
  const { t } = useWords();
  const { kind } = card;
  const titles = { classe: 'classes', forum: 'forum', particular: 'particular_classes', demo: 'demo' };
  const to = isStudent ? listOf(card) : kind === 'demo' ? '/demo-classes' : listOf(card);
  const title = !isStudent && kind === 'demo' ? 'demo_classes' : titles[kind];
  return (
    <p className="crumbs">
      <Link to={to} reloadDocument={!isStudent}>
        {t(`pages.${title}`)}
      </Link>
    </p>
  );
}
