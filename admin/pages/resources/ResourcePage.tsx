import { EntityEdit } from '../../schema/record/Edit.tsx';
import { FileView } from './FileView.tsx';
import { UsedIn } from './UsedIn.tsx';

/** A file of the library, as it is seen or heard, with the places that show it. */
export function ResourcePage() {
  return (
    <EntityEdit>
      <FileView />
      <UsedIn />
    </EntityEdit>
  );
}
