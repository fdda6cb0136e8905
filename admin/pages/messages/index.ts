import { page, type Screen } from '../../schema/screens.ts';
import { ActivationRecipients, ReminderRecipients } from './Recipients.tsx';

export default {
  create: page(() => import('./NewMessage.tsx'), 'NewMessage'),
  edit: page(() => import('./MessagePage.tsx'), 'MessagePage'),
  beforehand: { activate: ActivationRecipients, remind: ReminderRecipients },
} satisfies Screen;
