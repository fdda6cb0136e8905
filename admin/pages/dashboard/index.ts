import type { Screen } from '../../schema/screens.ts';
import { Dashboard } from './Dashboard.tsx';

/** Where a sign-in leads: loaded with the frame. */
export default { pages: { '/dashboard': Dashboard } } satisfies Screen;
