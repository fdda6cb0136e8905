/** A list as somebody looks at it: what it is narrowed by, its order (`-at`: the newest first), its columns. */
export interface ListParameters {
  filter: Record<string, unknown>;
  sort: string | null;
  /** None: the list's own. */
  columns: string[];
}

const operator = /_(?:gte|lte|gt|lt|neq|contains)$/;

/** What a member of a filter is about and by which operator: `order_gte` of `order`. A field may end like an operator. */
export function readMember(member: string, isField: (name: string) => boolean): { field: string; suffix?: string } {
  const suffix = isField(member) ? undefined : operator.exec(member)?.[0];
  return suffix ? { field: member.slice(0, -suffix.length), suffix } : { field: member };
}

/**
 * What of a view somebody can be shown who reads these fields alone.
 * @param isField whether the reader reads a field; `q` asks whether there is any in which to search
 * @returns the view, and the fields of its filter that are left out: it shows more rows than its author saw
 */
export function cutView({ filter, sort, columns }: ListParameters, isField: (name: string) => boolean) {
  const members = Object.entries(filter).map(([member, value]) => ({
    member,
    value,
    field: readMember(member, isField).field,
  }));
  const readable = members.filter(({ field }) => isField(field));
  return {
    filter: Object.fromEntries(readable.map(({ member, value }) => [member, value])),
    sort: sort !== null && isField(sort.replace(/^-/, '')) ? sort : null,
    columns: columns.filter(isField),
    left_out: [...new Set(members.map(({ field }) => field).filter((field) => !isField(field)))],
  };
}
