import { page, type Screen } from '../../schema/screens.ts';
import { ContractAhead } from './ContractAhead.tsx';
import { proposeContract } from './contract_dates.ts';
import { ListTools } from './ListTools.tsx';
import { ResetAhead } from './ResetAhead.tsx';
import { EndWithAccount, EndWithType } from './SeatsThatEnd.tsx';
import { StudentTools } from './StudentTools.tsx';

export default {
  listTools: ListTools,
  edit: page(() => import('./StudentPage.tsx'), 'StudentPage'),
  recordTools: StudentTools,
  beforehand: {
    deactivate: EndWithAccount,
    change_type: EndWithType,
    reset_level: ResetAhead,
    extend_contract: ContractAhead,
  },
  proposed: { extend_contract: proposeContract },
} satisfies Screen;
