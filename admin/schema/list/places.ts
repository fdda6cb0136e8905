/** Rows after one was moved to the place of another; null where nothing moves, as one of them is no longer there. */
export function moveOnto<Id>(ids: Id[], id: Id, onto: Id | undefined): Id[] | null {
  const [from, to] = [ids.indexOf(id), ids.indexOf(onto as Id)];
  return from < 0 || to < 0 || from === to ? null : ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The row of a table at a height of the window; above the first the first, below the last the last. */
export function rowAt(rows: Pick<Element, 'getBoundingClientRect'>[], y: number): number {
  const below = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return below < 0 ? rows.length - 1 : below;
}
