import { Link, useRouteLoaderData } from '@remix-run/react';
import { longDate } from '#schemas/dates.ts';
import { guard } from '#schemas/guard.ts';
import type { StudentParticularClass } from '#schemas/types/entities/particular_classes.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import type { readerOf } from '../../server/reader.server.ts';
import '../../styles/meetings.css';
import { Progress } from '../course/Progress.tsx';
import { useWords } from '../words.tsx';
import { MadeAt } from './clock.ts';
import { MeetingItem } from './list/MeetingItem.tsx';
import { Offline } from './Offline.tsx';
import { Places } from './seat/Places.tsx';
import { useLive } from './useLive.ts';

export interface SeriesData {
  series: StudentParticularClass[];
  coming: MeetingList;
  past: MeetingCard[];
}

interface SeriesViewProps extends SeriesData {
  title: string;
  /** With the dates that are over. */
  whole?: boolean;
}

/** A student's own private classes: series by series what is done and left, and the dates. */
export function SeriesView({ series, coming, past, title, whole = false }: SeriesViewProps) {
  const { t } = useWords();
  const user = useRouteLoaderData<typeof readerOf>('root')?.user ?? null;
  const meetings = useLive(coming);
  const all = [...past, ...meetings];
  const info = `/students/${user?.id}/particular-classes-info`;
  // Who may not open that page sees the past dates here.
  const isLinked = !whole && 'allow' in guard(user, info);
  return (
    <MadeAt.Provider value={coming.now}>
      <div className="page meetings-page">
        <Places />
        <h1>{t(title)}</h1>
        <p className="lead">{t('live.series_lead')}</p>
        <Offline />
        {series.length === 0 && all.length === 0 ? <p className="empty">{t('live.no_series')}</p> : null}
        {series.map((one) => (
          <Series key={one.id} series={one} meetings={all.filter(({ series_id }) => series_id === one.id)} />
        ))}
        {meetings.length > 0 ? <Dates title={t('live.dates_left')} meetings={meetings} /> : null}
        {!isLinked && past.length > 0 ? <Dates title={t('live.dates_done')} meetings={past} /> : null}
        {isLinked ? (
          <p className="actions">
            <Link to={info}>{t('pages.particular_classes_info')}</Link>
          </p>
        ) : null}
      </div>
    </MadeAt.Provider>
  );
}

function Series({ series, meetings }: { series: StudentParticularClass; meetings: MeetingCard[] }) {
  const { t, locale } = useWords();
  const heldMeetings = meetings.filter(({ status }) => status !== 'inactive');
  const doneCount = heldMeetings.filter(({ status }) => status === 'finished' || status === 'completed').length;
  const days = series.days.map((day) => t(`live.weekdays.${day}`)).join(', ');
  return (
    <section className="panel" aria-label={days}>
      <h2>{days}</h2>
      <p className="row-facts">
        {t('live.series_from', { date: longDate(series.start_date, locale) })} ·{' '}
        {t(`live.series_states.${series.status}`)}
      </p>
      <Progress
        done={doneCount}
        total={series.recurrences}
        label={t('live.series_done', {
          done: doneCount,
          total: series.recurrences,
          left: Math.max(0, series.recurrences - doneCount),
        })}
      />
    </section>
  );
}

function Dates({ title, meetings }: { title: string; meetings: MeetingCard[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="meetings">
        {meetings.map((card) => (
          <MeetingItem key={card.id} card={card} dated />
        ))}
      </ul>
    </section>
  );
}
