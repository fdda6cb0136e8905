import type { ReactNode } from 'react';
import { zoneName } from '#schemas/dates.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import '../../../styles/meetings.css';
import { useWords } from '../../words.tsx';
import { MadeAt } from '../clock.ts';
import { Offline } from '../Offline.tsx';
import { Places } from '../seat/Places.tsx';
import { isOwn } from '../standing.ts';
import { useLive } from '../useLive.ts';
import { useZones } from '../zones.ts';
import { Days } from './Days.tsx';
import { type Choices, Filters } from './Filters.tsx';
import type { ListParams } from './list_address.ts';
import { MeetingItem } from './MeetingItem.tsx';
import { Month } from './Month.tsx';
import { Past } from './Past.tsx';
import { Views } from './Views.tsx';
import { Week } from './Week.tsx';

export interface MeetingsData extends MeetingList {
  params: ListParams;
  choices: Choices;
  /** How many there are without the filters. */
  total: number;
}

interface MeetingsViewProps {
  data: MeetingsData;
  title: string;
  lead: string;
  /** What is said where there is none at all to come, and none that is over. */
  empty: ReactNode;
  none_past: string;
  /** Above the list. */
  head?: ReactNode;
}

/** Live meetings that are open to the reader, seen in one of several ways, and those that are over. */
export function MeetingsView({ data, title, lead, empty, none_past, head }: MeetingsViewProps) {
  const { t, locale } = useWords();
  const { zone } = useZones();
  const meetings = useLive(data);
  const { params, choices, total } = data;
  const isFiltered = params.topic !== '' || params.teacher !== '';
  return (
    <MadeAt.Provider value={data.now}>
      <div className="page meetings-page">
        <Places />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {head}
        <Offline />
        <Views params={params} />
        {total === 0 ? (
          <p className="empty">{params.view === 'past' ? none_past : empty}</p>
        ) : (
          <>
            <Filters params={params} choices={choices} />
            {zone ? <p className="zone-note">{t('live.zone', { zone: zoneName(zone, locale) })}</p> : null}
            <p role="status" className={meetings.length === 0 ? 'empty' : 'unseen'}>
              {meetings.length === 0
                ? t('live.none_found')
                : isFiltered && t('live.found', { smart_count: meetings.length })}
            </p>
            {meetings.length > 0 ? <MeetingsOfView meetings={meetings} params={params} /> : null}
          </>
        )}
      </div>
    </MadeAt.Provider>
  );
}

type MeetingsOfViewProps = Pick<MeetingsData, 'meetings' | 'params'>;

/** The meetings as the address wants them. */
function MeetingsOfView({ meetings, params }: MeetingsOfViewProps) {
  if (params.view === 'week') return <Week meetings={meetings} params={params} />;
  if (params.view === 'month') return <Month meetings={meetings} params={params} />;
  if (params.view === 'past') return <Past meetings={meetings} />;
  return <OwnFirst meetings={meetings} />;
}

/** The own ones with their days, then all others day by day. */
function OwnFirst({ meetings }: Pick<MeetingsData, 'meetings'>) {
  const { t } = useWords();
  const own = meetings.filter(isOwn);
  return (
    <>
      {own.length > 0 ? (
        <section aria-labelledby="own">
          <h2 id="own">{t('live.yours')}</h2>
          <ul className="meetings">
            {own.map((card) => (
              <MeetingItem key={card.id} card={card} dated />
            ))}
          </ul>
        </section>
      ) : null}
      <Days meetings={meetings.filter((card) => !isOwn(card))} />
    </>
  );
}
