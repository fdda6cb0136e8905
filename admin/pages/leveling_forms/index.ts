import { page, type Screen } from '../../schema/screens.ts';

export default { edit: page(() => import('../form/FormPage.tsx'), 'FormPage') } satisfies Screen;
