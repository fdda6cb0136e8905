import { EntityEdit } from '../../schema/record/Edit.tsx';
import { Members } from './Members.tsx';

/** The page of a group with its students. */
export const GroupPage = () => (
  <EntityEdit>
    <Members />
  </EntityEdit>
);
