import { RescheduleButton } from '../../meetings/reschedule/RescheduleButton.tsx';
import { page, type Screen } from '../../schema/screens.ts';

export default {
  list: page(() => import('../../meetings/MeetingsList.tsx'), 'MeetingsList'),
  show: page(() => import('../../meetings/MeetingPage.tsx'), 'MeetingPage'),
  recordTools: RescheduleButton,
} satisfies Screen;
