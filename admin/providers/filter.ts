type Filter = Record<string, unknown>;

const says = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A filter without the members that say nothing: an empty list of choices would leave no row. Null asks for what is empty. */
export const withoutUnset = (filter: Filter | undefined): Filter =>
  Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => says(value)));
