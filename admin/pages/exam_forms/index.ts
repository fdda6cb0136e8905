import { page, type Screen } from '../../schema/screens.ts';
import { ExamTools } from './ExamTools.tsx';

export default {
  edit: page(() => import('../form/FormPage.tsx'), 'FormPage'),
  recordTools: ExamTools,
  pages: { '/levels/level/:level/exam/:exam/form/score': page(() => import('./ScoresPage.tsx'), 'ScoresPage') },
} satisfies Screen;
