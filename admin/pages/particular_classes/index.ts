import { page, type Screen } from '../../schema/screens.ts';

export default {
  pages: {
    '/students/:student/particular-classes-info': page(() => import('./SeriesOfStudent.tsx'), 'SeriesOfStudent'),
  },
} satisfies Screen;
