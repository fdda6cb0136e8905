import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { Projection } from '#schemas/dialect.ts';
import { useSchool } from '../../school.ts';
import { targetsOf } from '../fields/references.tsx';

interface Holder {
  projection: Projection;
  record: RaRecord;
}

/** Where react-admin stores a record. */
const keyOf = (entity: string, id: number) => [entity, 'getOne', { id: String(id) }];

/**
 * The records that hold a record, the outermost first. Each is asked for as soon as the one that it holds is known; one
 * that cannot be read ends them.
 */
export function useHolders(projection: Projection, record: Record<string, unknown> | undefined): Holder[] {
  const { projections } = useSchool();
  const queries = useQueryClient();
  const provider = useDataProvider();
  const holders: Holder[] = [];
  const parents: { entity: string; id: number }[] = [];
  let [held, row]: [Projection, Record<string, unknown> | undefined] = [projection, record];
  while (held.parent && row?.[held.parent]) {
    const targets = targetsOf(held.read.properties?.[held.parent]?.['x-reference'], projections);
    const [holder] = targets;
    // A reference to several entities does not say which of them holds it.
    if (!holder || targets.length > 1) break;
    const id = Number(row[held.parent]);
    parents.push({ entity: holder.entity, id });
    const cached = queries.getQueryData<RaRecord>(keyOf(holder.entity, id));
    if (cached) holders.unshift({ projection: holder, record: cached });
    [held, row] = [holder, cached];
  }
  useQueries({
    queries: parents.map(({ entity, id }) => ({
      queryKey: keyOf(entity, id),
      queryFn: () => provider.getOne(entity, { id }).then(({ data }) => data),
      retry: false,
    })),
  });
  return holders;
}
