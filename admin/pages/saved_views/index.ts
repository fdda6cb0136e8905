import { page, type Screen } from '../../schema/screens.ts';

export default { show: page(() => import('./ViewPage.tsx'), 'ViewPage') } satisfies Screen;
