import { page, type Screen } from '../../schema/screens.ts';

export default { show: page(() => import('./AttemptPage.tsx'), 'AttemptPage') } satisfies Screen;
