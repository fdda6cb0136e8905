import { LRUCache } from 'lru-cache';

/**
 * A cache for each owner (an engine, a storage), gone with it: several schools in one process share nothing. What was
 * used last stays.
 */
export function cachePer<Owner extends object, Key extends number | string, Value extends object | number>(
  options: LRUCache.Options<Key, Value, unknown> & { max: number },
): (owner: Owner) => LRUCache<Key, Value> {
  const caches = new WeakMap<Owner, LRUCache<Key, Value>>();
  return (owner) => {
    const cache = caches.get(owner) ?? new LRUCache<Key, Value>(options);
    caches.set(owner, cache);
    return cache;
  };
}

/**
 * What follows from an object that never changes: worked out when it is first asked for, and gone with the object.
 * @param work whatever else it is given follows from the object too
 */
export function derived<Owner extends object, Rest extends unknown[], Value>(
  work: (owner: Owner, ...rest: Rest) => Value,
): (owner: Owner, ...rest: Rest) => Value {
  const known = new WeakMap<Owner, { value: Value }>();
  return (owner, ...rest) => {
    const found = known.get(owner) ?? { value: work(owner, ...rest) };
    known.set(owner, found);
    return found.value;
  };
}
