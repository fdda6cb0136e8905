import { zoneName } from '#schemas/dates.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import '../../styles/meetings.css';
import { useWords } from '../words.tsx';
import { MadeAt } from './clock.ts';
import { Days } from './Days.tsx';
import { type Asked, type Choices, Filters } from './Filters.tsx';
import { MeetingItem } from './MeetingItem.tsx';
import { Month } from './Month.tsx';
import { Offline } from './Offline.tsx';
import { Places } from './Places.tsx';
import { isOwn } from './standing.ts';
import { useLive } from './useLive.ts';
import { useZones } from './zones.ts';

export interface MeetingsData extends MeetingList {
  asked: Asked;
  choices: Choices;
  /** How many there are without the filters. */
  total: number;
}

interface MeetingsViewProps {
  data: MeetingsData;
  title: string;
  lead: string;
  /** What is said where there is none at all. */
  empty: string;
}

/** Live meetings that are open to the reader: the own ones first, then day by day, or as a calendar. */
export function MeetingsView({ data, title, lead, empty }: MeetingsViewProps) {
  const { t, locale } = useWords();
  const { zone } = useZones();
  const meetings = useLive(data);
  const own = meetings.filter(isOwn);
  const isCalendar = data.asked.view === 'calendar';
  return (
    <MadeAt.Provider value={data.now}>
      <div className="page meetings-page">
        <Places />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Offline />
        {data.total === 0 ? (
          <p className="empty">{empty}</p>
        ) : (
          <>
            <Filters asked={data.asked} choices={data.choices} />
            {zone ? <p className="zone-note">{t('live.zone', { zone: zoneName(zone, locale) })}</p> : null}
            {meetings.length === 0 ? <p className="empty">{t('live.none_found')}</p> : null}
            {own.length > 0 && !isCalendar ? (
              <section aria-labelledby="own">
                <h2 id="own">{t('live.yours')}</h2>
                <Own meetings={own} />
              </section>
            ) : null}
            {isCalendar ? <Month meetings={meetings} /> : <Days meetings={meetings.filter((card) => !isOwn(card))} />}
          </>
        )}
      </div>
    </MadeAt.Provider>
  );
}

/** The own ones with their days, as they stand before all others. */
function Own({ meetings }: { meetings: MeetingsData['meetings'] }) {
  return (
    <ul className="meetings">
      {meetings.map((card) => (
        <MeetingItem key={card.id} card={card} dated />
      ))}
    </ul>
  );
}
