import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import '../../../styles/meetings.css';
import { MadeAt } from '../clock.ts';
import { Offline } from '../Offline.tsx';
import { SeatPanel } from '../seat/SeatPanel.tsx';
import { useCard } from '../useLive.ts';
import { useRoomEvents } from '../useRoomEvents.ts';
import { Door } from './Door.tsx';
import { type Material, MeetingAbout } from './MeetingAbout.tsx';
import { MeetingHead } from './MeetingHead.tsx';

interface MeetingViewProps extends MeetingPage {
  material: Material;
  isStudent: boolean;
}

/** A meeting: when, with whom and about what, the reader's seat in it, and the way to its room. */
export function MeetingView({ material, isStudent, ...page }: MeetingViewProps) {
  const card = useCard(page);
  useRoomEvents(page);
  return (
    <MadeAt.Provider value={page.now}>
      <article className="page">
        <MeetingHead card={card} isStudent={isStudent} />
        <Offline />
        <Door card={card} isStudent={isStudent} isTeacherLate={page.teacher_is_late} />
        <SeatPanel card={card} isStudent={isStudent} />
        <MeetingAbout people={page.people} material={material} isStudent={isStudent} />
      </article>
    </MadeAt.Provider>
  );
}
