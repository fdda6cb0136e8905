import { page, type Screen } from '../../schema/screens.ts';

const inbox = page(() => import('./Inbox.tsx'), 'Inbox');

export default { list: inbox, show: inbox } satisfies Screen;
