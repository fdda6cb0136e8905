import { LoginAs } from '../tools/LoginAs.tsx';
import { MergedNotice } from './MergedNotice.tsx';

/** What is done for a student beside the actions of the record. */
export function StudentTools({ held }: { held?: string }) {
  return (
    <>
      <MergedNotice />
      <LoginAs held={held} />
    </>
  );
}
