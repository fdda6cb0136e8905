import { EntityEdit } from '../../schema/record/Edit.tsx';
import { Depending } from './Withdrawal.tsx';

/** A licence, with the meetings that depend on it. */
export const LicencePage = () => (
  <EntityEdit>
    <Depending />
  </EntityEdit>
);
