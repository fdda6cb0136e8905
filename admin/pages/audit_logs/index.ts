import { page, type Screen } from '../../schema/screens.ts';

export default { show: page(() => import('./EntryPage.tsx'), 'EntryPage') } satisfies Screen;
