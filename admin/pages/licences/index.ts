import { page, type Screen } from '../../schema/screens.ts';
import { Withdrawal } from './Withdrawal.tsx';

export default {
  list: page(() => import('./LicencesPage.tsx'), 'LicencesPage'),
  edit: page(() => import('./LicencePage.tsx'), 'LicencePage'),
  beforehand: { pause: Withdrawal, terminate: Withdrawal },
} satisfies Screen;
