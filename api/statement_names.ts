/**
 * As JDBC's driver does it: from so many uses on, and for so many statements (`prepareThreshold`,
 * `preparedStatementCacheQueries`).
 */
const [threshold, most, seenMost] = [3, 256, 2000];
const uses = new Map<string, number>();
const names = new Map<string, string>();
let counter = 0;

/**
 * The name of a statement that is used again and again: PostgreSQL plans a named one once for each connection, and for
 * small statements planning takes most of the time. Undefined for one that is seldom used: every name costs memory.
 */
export function nameOf(sql: string): string | undefined {
  const name = names.get(sql);
  if (name || names.size >= most) return name;
  const count = (uses.get(sql) ?? 0) + 1;
  if (uses.size >= seenMost) uses.clear();
  uses.set(sql, count);
  if (count < threshold) return undefined;
  uses.delete(sql);
  names.set(sql, `s${++counter}`);
  return names.get(sql);
}

/** Every plan is made anew. */
export const forgetNames = (): void => names.clear();
