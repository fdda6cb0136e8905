import { page, type Screen } from '../../schema/screens.ts';

export default {
  create: page(() => import('./CannedReply.tsx'), 'NewCannedReply'),
  edit: page(() => import('./CannedReply.tsx'), 'CannedReply'),
} satisfies Screen;
