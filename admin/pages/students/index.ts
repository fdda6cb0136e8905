import type { Screen } from '../../schema/screens.ts';
import { EndWithAccount, EndWithType } from './SeatsThatEnd.tsx';
import { StudentTools } from './StudentTools.tsx';

export default {
  recordTools: StudentTools,
  beforehand: { deactivate: EndWithAccount, change_type: EndWithType },
} satisfies Screen;
