import { page, type Screen } from '../../schema/screens.ts';
import { LoginAs } from '../tools/LoginAs.tsx';

export default {
  edit: page(() => import('./StaffPage.tsx'), 'StaffPage'),
  recordTools: LoginAs,
} satisfies Screen;
