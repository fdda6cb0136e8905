/** A browser's storage, which may be forbidden. */
export function storage(forbidden = false): Storage {
  const kept = new Map<string, string>();
  const open = () => {
    if (forbidden) throw new Error('The operation is insecure.');
    return kept;
  };
  return {
    getItem: (key) => open().get(key) ?? null,
    setItem: (key, value) => void open().set(key, value),
    removeItem: (key) => void open().delete(key),
    clear: () => open().clear(),
    key: (index) => [...open().keys()][index] ?? null,
    get length() {
      return open().size;
    },
  };
}
