import type { Screen } from '../../schema/screens.ts';
import { LoginAs } from '../tools/LoginAs.tsx';

export default { recordTools: LoginAs } satisfies Screen;
