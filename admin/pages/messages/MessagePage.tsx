import { useRecordContext } from 'react-admin';
import { EntityEdit } from '../../schema/record/Edit.tsx';
import { Audience } from './Audience.tsx';
import { Receipts } from './Receipts.tsx';
import { WithAudience } from './WithAudience.tsx';

/** A message: what it says, whom it reaches as whom one may look at it, and who has read it. */
export const MessagePage = () => (
  <WithAudience>
    <EntityEdit>
      <Below />
    </EntityEdit>
  </WithAudience>
);

function Below() {
  const message = useRecordContext();
  if (!message) return null;
  return (
    <>
      <Audience message={message} />
      {message.status !== 'draft' && <Receipts message={message} />}
    </>
  );
}
