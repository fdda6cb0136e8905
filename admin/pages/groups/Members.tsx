import { ReferenceManyField, ResourceContextProvider, useRecordContext } from 'react-admin';
import { shownInPlace } from '../../schema/list/ListProblem.tsx';
import { MemberList } from './MemberList.tsx';

/** The students of a group: what is done with many of them, moving them to another group too, is done from here. */
export function Members() {
  const group = useRecordContext();
  if (!group) return null;
  return (
    <ResourceContextProvider value="students">
      <ReferenceManyField
        reference="students"
        target="group_id"
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        storeKey={`groups.${group.id}.students`}
        queryOptions={shownInPlace}
      >
        <MemberList group={Number(group.id)} />
      </ReferenceManyField>
    </ResourceContextProvider>
  );
}
