import { page, type Screen } from '../../schema/screens.ts';
import { previewOf } from '../tools/PreviewLink.tsx';

export default {
  edit: page(() => import('../form/FormPage.tsx'), 'FormPage'),
  recordTools: previewOf('exam'),
} satisfies Screen;
