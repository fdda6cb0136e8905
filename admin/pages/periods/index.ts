import { page, type Screen } from '../../schema/screens.ts';
import { PeriodTools } from './PeriodTools.tsx';
import { AffectedMeetings, NotOver } from './Summary.tsx';

export default {
  edit: page(() => import('./PeriodPage.tsx'), 'PeriodPage'),
  show: page(() => import('./PeriodPage.tsx'), 'PeriodView'),
  recordTools: PeriodTools,
  beforehand: { pause: AffectedMeetings, unpause: AffectedMeetings, finish: NotOver },
} satisfies Screen;
