type Body = Record<string, { text: string }[]>;

/** What a file lists as its key does is shown in another order. */
function sorted(body: Body): Body {
  const byText = (list: { text: string }[]) => list.toSorted((one, other) => one.text.localeCompare(other.text));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, ['right', 'items'].includes(name) ? byText(value) : value]),
  );
}

/** Options by what they say, as their ids are drawn anew. */
export function byWords({ type, body, key, points }: { type: string; body: object; key: object; points: number }) {
  const names = new Map<string, string>();
  JSON.stringify(body, (_, value) => {
    if (typeof value?.id === 'string' && typeof value.text === 'string') names.set(value.id, value.text);
    return value;
  });
  const said = (value: unknown): unknown => JSON.parse(JSON.stringify(value), (_, one) => names.get(one) ?? one);
  return { type, points, body: sorted(said(body) as Body), key: said(key) };
}
