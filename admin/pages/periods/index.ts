import { page, type Screen } from '../../schema/screens.ts';
import { PeriodTools } from './PeriodTools.tsx';
import { NotOver, Touched } from './Summary.tsx';

export default {
  edit: page(() => import('./PeriodPage.tsx'), 'PeriodPage'),
  show: page(() => import('./PeriodPage.tsx'), 'PeriodView'),
  recordTools: PeriodTools,
  beforehand: { pause: Touched, unpause: Touched, finish: NotOver },
} satisfies Screen;
