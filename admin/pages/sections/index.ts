import type { Screen } from '../../schema/screens.ts';
import { previewOf } from '../tools/PreviewLink.tsx';

export default { recordTools: previewOf('lesson', 'lesson_id') } satisfies Screen;
