import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import type { WeekOfWork } from '#schemas/types/fragments/week_of_work.ts';
import '../../styles/home.css';
import { ComingMeetings } from '../live/list/ComingMeetings.tsx';
import { isPressing } from '../live/list/pressing.ts';
import { Messages } from '../messages/Messages.tsx';
import type { Message } from '../messages/message.ts';
import { usePlaces } from '../places.ts';
import { ReviewCard, type ReviewSummary } from '../repetition/ReviewCard.tsx';
import { useWords } from '../words.tsx';
import type { GatedExam } from './ExamGate.tsx';
import { Exercises, type PlacedExercise } from './Exercises.tsx';
import { LevelRing } from './LevelRing.tsx';
import { Next } from './Next.tsx';
import { PlacementNotice } from './PlacementNotice.tsx';
import { Week } from './Week.tsx';

interface Rhythm {
  /** The own week; in a preview of the page there is none. */
  week?: WeekOfWork;
  /** On how many days of it the student wants to learn. */
  goal?: number | null;
}

export interface HomeData extends Rhythm {
  name: string;
  /** Where the student is in the course; null who takes part in nothing but classes. */
  place: { level: StudentLevel; lessons: StudentLesson[]; exams: GatedExam[] } | null;
  /** The level was assigned after a placement, and nothing of it was begun. */
  isAssigned: boolean;
  /** Exercises that were begun and not handed in; in a preview of the page none. */
  begun?: PlacedExercise[];
  /** The own meetings to come; in a preview of the page none. */
  coming?: MeetingList;
  /** The list in which there are more. */
  more?: string | null;
  /** What of the own mistakes comes back; in a preview of the page nothing. */
  review?: ReviewSummary | null;
  /** What the school says; in a preview of the page nothing. */
  messages?: Message[];
}

/** A home is no list: the rest of what was begun is in the learning center. */
const shownOfBegun = 3;

/** What there is to do today, and beside it how far one is; for students of private classes alone, where these will be. */
export function HomeView(home: HomeData) {
  const { name, place, isAssigned, begun = [], coming, more = null, review, messages = [], week, goal } = home;
  const { t } = useWords();
  const isFirst = coming !== undefined && isPressing(coming);
  const meetings = coming ? <ComingMeetings coming={coming} more={more} /> : null;
  return (
    <div className={place ? 'page home' : 'page'}>
      <h1>{t('home.hello', { name: name.split(' ')[0] })}</h1>
      <div className="home-columns">
        <section aria-label={t('home.today')}>
          {isFirst ? meetings : null}
          <Messages messages={messages} />
          {place && isAssigned ? <PlacementNotice level={place.level} /> : null}
          {place ? <Next {...place} /> : null}
          <ReviewCard review={review} />
          {isFirst ? null : meetings}
          <Exercises title={t('center.begun')} of={begun.slice(0, shownOfBegun)} />
          {place || coming?.meetings.length ? null : <p className="empty">{t('home.external')}</p>}
        </section>
        {place ? <SoFar {...place} week={week} goal={goal} /> : null}
      </div>
    </div>
  );
}

/** How far one is in the level, and what one did this week. */
function SoFar({ level, lessons, exams, week, goal = null }: NonNullable<HomeData['place']> & Rhythm) {
  const { t } = useWords();
  const places = usePlaces();
  return (
    <section aria-label={t('home.so_far')}>
      <LevelRing level={level} lessons={lessons} exams={exams} />
      {week ? <Week week={week} goal={goal} /> : null}
      <p className="actions">
        <Link to={places.center(level)}>{t('home.all')}</Link>
      </p>
    </section>
  );
}
