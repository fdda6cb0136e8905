import { page, type Screen } from '../../schema/screens.ts';

export default {
  pages: { '/notifications': page(() => import('./NotificationsPage.tsx'), 'NotificationsPage') },
} satisfies Screen;
