/** An object whose members are computed on first access, and cached. */
export function lazily<T extends object>(makers: { [Name in keyof T]: () => T[Name] }): T {
  const made = {} as T;
  for (const name of Object.keys(makers) as (keyof T)[])
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[name]();
        Object.defineProperty(made, name, { enumerable: true, value });
        return value;
      },
    });
  return made;
}
