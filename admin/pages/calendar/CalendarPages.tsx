import { meetingEntities } from '#schemas/meeting_pages.ts';
import { CalendarPage } from './CalendarPage.tsx';

export const ClassesCalendar = () => (
  <CalendarPage
    title="pages.calendar_classes"
    shows={['classes']}
    filters={['staff_id', 'level_id', 'licence_id']}
    adds="classes"
  />
);

export const ParticularClassesCalendar = () => (
  <CalendarPage
    title="pages.calendar_particular_classes"
    shows={['particular_meetings']}
    filters={['staff_id', 'licence_id']}
    adds="particular_classes"
  />
);

export const ForumsCalendar = () => (
  <CalendarPage
    title="pages.calendar_forums"
    shows={['forums']}
    filters={['staff_id', 'forum_type', 'licence_id']}
    adds="forums"
  />
);

/** What a teacher teaches, of whatever kind. */
export const TeacherCalendar = () => <CalendarPage title="pages.calendar" shows={meetingEntities} filters={[]} />;
