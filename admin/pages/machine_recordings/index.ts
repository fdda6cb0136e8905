import { page, type Screen } from '../../schema/screens.ts';

export default {
  pages: { '/machine-recordings': page(() => import('./MachineRecordingsPage.tsx'), 'MachineRecordingsPage') },
} satisfies Screen;
