import { Box, DialogContentText } from '@mui/material';
import { type RaRecord, useGetList, useGetResourceLabel, useTranslate } from 'react-admin';
import type { Row } from '../../providers/conflict.ts';
import { useProjection } from '../../school.ts';
import { useRepresent } from '../labels.ts';
import { sortOf } from '../list/sort.ts';
import { narrowFilter, type ShownAction, type Target } from './act.ts';

/** How many rows are named; the others are counted. */
const nameLimit = 8;

/** What an action would be done to, as it is now. */
export interface Scope {
  rows: RaRecord[];
  /** Undefined while it is counted. */
  count: number | undefined;
  target: Target;
  recount: () => Promise<unknown>;
}

/** The rows, or all that a filter finds: those are counted when the dialog opens, and again when their number differs. */
export function useScope(rows: RaRecord[], all: Row | undefined, action: ShownAction): Scope {
  const projection = useProjection();
  const filter = all && narrowFilter(all, projection.states?.field, action);
  const { data, total, isFetching, refetch } = useGetList(
    projection.entity,
    { filter: filter ?? {}, sort: sortOf(projection), pagination: { page: 1, perPage: nameLimit } },
    { enabled: Boolean(filter), refetchOnMount: 'always' },
  );
  if (!all) {
    const ids = rows.map(({ id }) => Number(id));
    return { rows, count: rows.length, target: { ids }, recount: async () => undefined };
  }
  const count = filter ? total : 0;
  return {
    rows: (filter && data) || [],
    count: isFetching ? undefined : count,
    target: { filter: filter ?? {}, count: count ?? 0 },
    recount: refetch,
  };
}

/** Names the rows, as far as a dialog has room, and says how many there are. */
export function ScopeRows({ rows, count }: { rows: RaRecord[]; count: number }) {
  const translate = useTranslate();
  const projection = useProjection();
  const represent = useRepresent();
  const namedRows = rows.slice(0, nameLimit);
  const more = count - namedRows.length;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14, overflowWrap: 'anywhere' }}>
      {namedRows.map((row) => (
        <li key={row.id}>{represent(projection, row)}</li>
      ))}
      {more > 0 && <li>{translate('admin.action.more', { smart_count: more })}</li>}
    </Box>
  );
}

/** Whose records the action means something for, and how many they are. */
export function AffectedRecords({ affected, ids }: { affected: string; ids: number[] }) {
  const [entity, field] = affected.split('.') as [string, string];
  const labelOf = useGetResourceLabel();
  const { total } = useGetList(
    entity,
    { filter: { [field]: ids }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { refetchOnMount: 'always' },
  );
  if (total === undefined) return null;
  return <DialogContentText sx={{ fontWeight: 600 }}>{`${labelOf(entity, 2)}: ${total}`}</DialogContentText>;
}
