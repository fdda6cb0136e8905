import { EntityEdit } from '../../schema/record/Edit.tsx';
import { DependentMeetings } from './Withdrawal.tsx';

/** A licence, with the meetings that depend on it. */
export const LicencePage = () => (
  <EntityEdit>
    <DependentMeetings />
  </EntityEdit>
);
