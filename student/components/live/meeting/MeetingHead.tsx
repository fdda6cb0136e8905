import { Link } from '@remix-run/react';
import { dayOf } from '#schemas/dates.ts';
import { wayBack } from '#schemas/meeting_pages.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { useDayName } from '../list/day_names.ts';
import { Hours, Teacher } from '../list/MeetingItem.tsx';
import { useName } from '../seat/SeatForm.tsx';
import { useZones } from '../zones.ts';

/** What a meeting's page begins with: the way back, what it is, when, and with whom. */
export function MeetingHead({ card, isStudent }: { card: MeetingCard; isStudent: boolean }) {
  const { t } = useWords();
  const name = useName(card);
  return (
    <>
      <Crumbs card={card} isStudent={isStudent} />
      <h1>{name}</h1>
      <Lead card={card} />
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
    </>
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
  const title = !isStudent && kind === 'demo' ? 'demo_classes' : titles[kind];
  return (
    <p className="crumbs">
      <Link to={wayBack(card, isStudent)} reloadDocument={!isStudent}>
        {t(`pages.${title}`)}
      </Link>
    </p>
  );
}
