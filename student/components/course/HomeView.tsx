import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import '../../styles/home.css';
import { ComingMeetings } from '../live/list/ComingMeetings.tsx';
import { isPressing } from '../live/list/pressing.ts';
import { Messages } from '../messages/Messages.tsx';
import type { Message } from '../messages/message.ts';
import { usePlaces } from '../places.ts';
import { useWords } from '../words.tsx';
import { Assigned } from './Assigned.tsx';
import type { GatedExam } from './ExamGate.tsx';
import { LevelRing } from './LevelRing.tsx';
import { Next } from './Next.tsx';

export interface HomeData {
  name: string;
  /** Where the student is in the course; null who takes part in nothing but classes. */
  place: { level: StudentLevel; lessons: StudentLesson[]; exams: GatedExam[] } | null;
  /** The level was assigned after a placement, and nothing of it was begun. */
  isAssigned: boolean;
  /** The own meetings to come; in a preview of the page none. */
  coming?: MeetingList;
  /** The list in which there are more. */
  more?: string | null;
  /** What the school says; in a preview of the page nothing. */
  messages?: Message[];
}

/** The next step and the progress; for students of private classes alone, where these will be. */
export function HomeView({ name, place, isAssigned, coming, more = null, messages = [] }: HomeData) {
  const { t } = useWords();
  const places = usePlaces();
  const isFirst = coming !== undefined && isPressing(coming);
  const meetings = coming ? <ComingMeetings coming={coming} more={more} /> : null;
  return (
    <div className="page">
      <h1>{t('home.hello', { name: name.split(' ')[0] })}</h1>
      {isFirst ? meetings : null}
      <Messages messages={messages} />
      {place ? (
        <>
          {isAssigned ? <Assigned level={place.level} /> : null}
          <Next {...place} />
          {isFirst ? null : meetings}
          <LevelRing level={place.level} total={place.lessons.length} />
          <p className="actions">
            <Link to={places.center(place.level)}>{t('pages.learning_center')}</Link>
          </p>
        </>
      ) : (
        <>
          {isFirst ? null : meetings}
          {coming?.meetings.length ? null : <p className="empty">{t('home.external')}</p>}
        </>
      )}
    </div>
  );
}
