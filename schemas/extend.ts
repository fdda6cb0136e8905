type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema with all that it extends: `x-extends` names files of `schemas/fragments`, of which it is made and to which it
 * adds. Objects are merged, lists joined; of anything else the schema's own word stands.
 * @throws Error for a fragment that there is not
 */
export function extend<T>(schema: T, fragments: Map<string, unknown>): T {
  if (Array.isArray(schema)) return schema.map((one) => extend(one, fragments)) as T;
  if (!isTree(schema)) return schema;
  const { 'x-extends': names = [], ...own } = schema;
  const bases = ([names].flat() as string[]).map((name) => {
    if (!fragments.has(name)) throw new Error(`schemas/fragments/${name}.json is extended and does not exist`);
    return extend(fragments.get(name), fragments);
  });
  const members = Object.entries(own).map(([member, value]) => [member, extend(value, fragments)]);
  return [...bases, Object.fromEntries(members)].reduce(merge) as T;
}

function merge(base: unknown, more: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(more)) return [...new Set([...base, ...more])];
  if (!isTree(base) || !isTree(more)) return more;
  const both = Object.entries(more).map(([member, value]) => [
    member,
    member in base ? merge(base[member], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(both) };
}
