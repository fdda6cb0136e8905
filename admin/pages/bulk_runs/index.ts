import { page, type Screen } from '../../schema/screens.ts';

export default { show: page(() => import('./RunPage.tsx'), 'RunPage') } satisfies Screen;
