import { useParams } from 'react-router-dom';
import { Children } from '../../schema/record/Children.tsx';
import { EntityEdit } from '../../schema/record/Edit.tsx';
import { useSchool } from '../../school.ts';
import { Profile } from './profile/Profile.tsx';
import { Taught } from './Taught.tsx';

/** A member of staff as those see them who manage staff; the own page is the profile, for every role. */
export function StaffPage() {
  const { user } = useSchool();
  const { id } = useParams();
  return id === String(user.id) ? (
    <Profile />
  ) : (
    <EntityEdit>
      <Children />
      <Taught />
    </EntityEdit>
  );
}
