import { useEffect, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/**
 * The marked rows of those that are seen. What is looked at decides: another filter, order or page drops the marks, and so
 * does opening the list anew.
 */
export function useMarked() {
  const {
    selectedIds = [],
    onUnselectItems,
    data = [],
    filterValues,
    sort,
    page,
    perPage,
  } = useListContext<RaRecord>();
  const [all, setAll] = useState(false);
  const listKey = JSON.stringify([filterValues, sort, page, perPage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is what drops the marks
  useEffect(() => {
    onUnselectItems();
    setAll(false);
  }, [listKey]);
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const isPage = rows.length === data.length;
  const clear = () => {
    onUnselectItems();
    setAll(false);
  };
  // Once a row is taken off, all are no longer meant.
  return { rows, all: all && isPage, isPage, chooseAll: () => setAll(true), clear };
}
