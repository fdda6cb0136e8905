import { page, type Screen } from '../../schema/screens.ts';

export default {
  list: page(() => import('./SettingsLink.tsx'), 'SettingsLink'),
  edit: page(() => import('./SettingsPage.tsx'), 'SettingsPage'),
} satisfies Screen;
