import { page, type Screen } from '../../schema/screens.ts';

export default { edit: page(() => import('./GroupPage.tsx'), 'GroupPage') } satisfies Screen;
