import { EntityCreate } from '../../schema/record/Create.tsx';
import { WithAudience } from './WithAudience.tsx';

/** A new message. */
export const NewMessage = () => (
  <WithAudience>
    <EntityCreate />
  </WithAudience>
);
