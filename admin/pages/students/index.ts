import type { Screen } from '../../schema/screens.ts';
import { StudentTools } from './StudentTools.tsx';

export default { recordTools: StudentTools } satisfies Screen;
