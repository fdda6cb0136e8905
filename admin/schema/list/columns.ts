import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { same } from '../../providers/same.ts';
import { useProjection } from '../../school.ts';

/** The columns of an entity's list, then those that it can show in addition. */
export function columnsOf({ list, read }: Projection, omit: string[] = []) {
  const others = Object.keys(read.properties ?? {}).filter(
    (field) => !list.columns.includes(field) && field !== 'version',
  );
  const withoutOmitted = (fields: string[]) => fields.filter((field) => !omit.includes(field));
  return { shown: withoutOmitted(list.columns), hidden: withoutOmitted(others) };
}

/** The member of a list's address that names its columns. */
export const columnsMember = 'columns';

/** An address with other columns; without any it is that of the list's own. */
function withColumns(search: string, columns: string[] | null): string {
  const query = new URLSearchParams(search);
  if (columns) query.set(columnsMember, columns.join(','));
  else query.delete(columnsMember);
  return query.size > 0 ? `?${query}` : '';
}

/** The columns that an address asks for, of those that there are; null where it asks for none of them. */
function columnsIn(search: string, all: string[]): string[] | null {
  const inAddress = new URLSearchParams(search).get(columnsMember)?.split(',') ?? [];
  const knownFields = all.filter((field) => inAddress.includes(field));
  return knownFields.length > 0 ? knownFields : null;
}

/** The columns that are shown, and how to hide or show one. */
export function useColumns() {
  const projection = useProjection();
  const { shown, hidden } = columnsOf(projection);
  const all = [...shown, ...hidden];
  const [away] = useHidden();
  const navigate = useNavigate();
  const { search } = useLocation();
  const present = all.filter((field) => !away.includes(field));
  const choose = (columns: string[]) => navigate({ search: withColumns(search, columns) }, { replace: true });
  return {
    all,
    present,
    toggle: (field: string) =>
      choose(all.filter((one) => (one === field ? !present.includes(one) : present.includes(one)))),
    reset: () => choose(shown),
  };
}

/** What is hidden, where react-admin's table looks for it: on the device. */
function useHidden() {
  const projection = useProjection();
  return useStore<string[]>(`${projection.entity}.datatable`, columnsOf(projection).hidden);
}

/**
 * Columns that are not the list's own stand in its address. An address that names columns is obeyed; one that names none
 * gets those that the person last chose.
 */
export function useColumnsInAddress(): void {
  const { shown, hidden } = columnsOf(useProjection());
  const all = [...shown, ...hidden];
  const [away, setAway] = useHidden();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const inAddress = columnsIn(search, all);
  const present = all.filter((field) => !away.includes(field));
  const isInAddress = new URLSearchParams(search).has(columnsMember);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists are new at each render, their members are not
  useEffect(() => {
    if (inAddress && !same(inAddress, present)) return setAway(all.filter((field) => !inAddress.includes(field)));
    const nextColumns = same(present, shown) ? null : present;
    if (isInAddress !== (nextColumns !== null))
      navigate({ search: withColumns(search, nextColumns) }, { replace: true, state });
  }, [search, present.join()]);
}
