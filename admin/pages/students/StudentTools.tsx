import { LoginAs } from '../tools/LoginAs.tsx';
import { SeriesLink } from './SeriesLink.tsx';

/** What is done for a student beside the actions of the record. */
export function StudentTools({ held }: { held?: string }) {
  return (
    <>
      <SeriesLink />
      <LoginAs held={held} />
    </>
  );
}
