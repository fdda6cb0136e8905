import { page, type Screen } from '../../schema/screens.ts';

const load = () => import('./CalendarPages.tsx');

export default {
  pages: {
    '/calendar/classes': page(load, 'ClassesCalendar'),
    '/calendar/particular-classes': page(load, 'ParticularClassesCalendar'),
    '/calendar/forums': page(load, 'ForumsCalendar'),
    '/calendar': page(load, 'TeacherCalendar'),
  },
} satisfies Screen;
