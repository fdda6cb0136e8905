import { type Identifier, useGetList } from 'react-admin';

/** What waits for a person, who waits longest first, and the place of one among them. */
export function useWaiting(entity: string, id: Identifier) {
  const { data = [], total = 0 } = useGetList(entity, {
    filter: { status: ['pending_revision'] },
    sort: { field: 'submitted_at', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const at = data.findIndex((one) => String(one.id) === String(id));
  const others = data.filter((one) => String(one.id) !== String(id));
  return {
    total,
    number: at + 1,
    previous: at > 0 ? data[at - 1]?.id : undefined,
    next: at >= 0 ? data[at + 1]?.id : data[0]?.id,
    /** Where to go on when this one is done. */
    following: (at >= 0 ? data[at + 1]?.id : undefined) ?? others[0]?.id,
  };
}
