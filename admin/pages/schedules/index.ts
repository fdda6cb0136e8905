import type { Screen } from '../../schema/screens.ts';
import { LeftBehind } from './LeftBehind.tsx';

export default {
  beforehand: { deactivate: LeftBehind },
} satisfies Screen;
