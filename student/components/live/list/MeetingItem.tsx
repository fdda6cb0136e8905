import { Link } from '@remix-run/react';
import { dayOf, timeSpan } from '#schemas/dates.ts';
import { pageOf } from '#schemas/meeting_pages.ts';
import { isRoom } from '#schemas/pages.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { Face } from '../../account/Face.tsx';
import { useAhead } from '../../ahead.ts';
import { useWords } from '../../words.tsx';
import { Seat } from '../seat/Seat.tsx';
import { useName } from '../seat/SeatForm.tsx';
import { isOwn } from '../standing.ts';
import { useZones } from '../zones.ts';
import { useDayName } from './day_names.ts';

/** From when until when; of two consecutive meetings both. */
export function Hours({ card }: { card: MeetingCard }) {
  const { t, locale } = useWords();
  const zones = useZones();
  const { starts_at, ends_at, second } = card;
  return (
    <>
      <time dateTime={starts_at}>{timeSpan(starts_at, ends_at, locale, zones)}</time>
      {second ? (
        <span className="meeting-second">
          {t('live.second', { hours: timeSpan(second.starts_at, second.ends_at, locale, zones) })}
        </span>
      ) : null}
    </>
  );
}

/** Who teaches it. */
export function Teacher({ teacher }: Pick<MeetingCard, 'teacher'>) {
  const { t } = useWords();
  return (
    <p className="meeting-teacher">
      <Face name={teacher.first_name} avatar={teacher.avatar} className="little" />
      {t('live.with', { name: teacher.first_name })}
    </p>
  );
}

interface MeetingItemProps {
  card: MeetingCard;
  /** With its day, where the list is not one of a day. */
  dated?: boolean;
  /** With its kind, where the list has several. */
  named?: boolean;
}

/** A meeting in a list: when, what, with whom, and how the reader stands to it. */
export function MeetingItem({ card, dated = false, named = false }: MeetingItemProps) {
  const { t } = useWords();
  const name = useName(card);
  const { zone } = useZones();
  const nameOf = useDayName();
  const ahead = useAhead();
  return (
    <li className={`meeting${isOwn(card) ? ' own' : ''}${card.status === 'inactive' ? ' cancelled' : ''}`}>
      <p className="meeting-hours">
        {dated ? <span className="meeting-day">{nameOf(dayOf(card.starts_at, zone))}</span> : null}
        <Hours card={card} />
      </p>
      <div>
        <h3>
          <Link to={pageOf(card)} {...(isRoom(pageOf(card)) ? { reloadDocument: true } : { prefetch: ahead })}>
            {name}
          </Link>
        </h3>
        {named && card.topic ? <p className="row-facts">{t(`live.kinds.${card.kind}`)}</p> : null}
        <Teacher teacher={card.teacher} />
      </div>
      <Seat card={card} />
    </li>
  );
}
