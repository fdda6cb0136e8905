import { page, type Screen } from '../../schema/screens.ts';

export default {
  pages: { '/duplicates': page(() => import('./DuplicatesPage.tsx'), 'DuplicatesPage') },
} satisfies Screen;
