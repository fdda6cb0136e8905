import { page, type Screen } from '../../schema/screens.ts';
import { AgreementLink } from './AgreementLink.tsx';

export default {
  show: page(() => import('./LevelingPage.tsx'), 'LevelingPage'),
  listTools: AgreementLink,
  pages: { '/leveling-tests-agreement': page(() => import('./AgreementPage.tsx'), 'AgreementPage') },
} satisfies Screen;
