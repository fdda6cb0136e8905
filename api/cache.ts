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
