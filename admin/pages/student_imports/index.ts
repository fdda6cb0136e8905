import { page, type Screen } from '../../schema/screens.ts';
import { UploadTool } from './UploadTool.tsx';

export default {
  listTools: UploadTool,
  show: page(() => import('./ImportPage.tsx'), 'ImportPage'),
} satisfies Screen;
