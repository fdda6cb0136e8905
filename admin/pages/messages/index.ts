import { page, type Screen } from '../../schema/screens.ts';
import { WhoIsReminded, WhoIsTold } from './Told.tsx';

export default {
  create: page(() => import('./NewMessage.tsx'), 'NewMessage'),
  edit: page(() => import('./MessagePage.tsx'), 'MessagePage'),
  beforehand: { activate: WhoIsTold, remind: WhoIsReminded },
} satisfies Screen;
