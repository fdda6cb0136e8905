import type { Screen } from '../../schema/screens.ts';
import { previewOf } from '../tools/PreviewLink.tsx';

export default { recordTools: previewOf('class_lesson') } satisfies Screen;
