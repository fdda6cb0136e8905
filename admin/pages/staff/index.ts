import { page, type Screen } from '../../schema/screens.ts';
import { LoginAs } from '../tools/LoginAs.tsx';
import { StillTeaches } from './StillTeaches.tsx';

export default {
  edit: page(() => import('./StaffPage.tsx'), 'StaffPage'),
  recordTools: LoginAs,
  beforehand: { deactivate: StillTeaches },
} satisfies Screen;
