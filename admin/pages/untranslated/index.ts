import { page, type Screen } from '../../schema/screens.ts';

export default {
  pages: { '/untranslated': page(() => import('./UntranslatedPage.tsx'), 'UntranslatedPage') },
} satisfies Screen;
