import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Where something stands: a path from the root of the project, and a line from 1. */
export interface Place {
  file: string;
  line: number;
}

const places = new WeakMap<object, Place & { members: Map<string, number> }>();

/** What a YAML file says, of which `placeOf` then knows where each part stands. */
export function readWithPlaces<Content>(file: string, text: string): Content {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (node: unknown): number => lines.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  const register = (value: object, node: Node, members: Map<string, number>) =>
    places.set(value, { file, line: lineOf(node), members });

  const toValue = (node: unknown): unknown => {
    if (isMap(node)) {
      const value: Record<string, unknown> = {};
      const members = new Map<string, number>();
      for (const { key, value: member } of node.items) {
        const name = String(isScalar(key) ? key.value : key);
        value[name] = toValue(member);
        members.set(name, lineOf(key));
      }
      register(value, node, members);
      return value;
    }
    if (isSeq(node)) {
      const value = node.items.map(toValue);
      register(value, node, new Map(node.items.map((item, at) => [String(at), lineOf(item)])));
      return value;
    }
    return isScalar(node) ? node.value : null;
  };
  return toValue(document.contents) as Content;
}

/** Where an object, or a member of it, stands; nothing when it was made from what was read. */
export function placeOfRead(value: object, member?: string | number): Place | undefined {
  const { file, line, members } = places.get(value) ?? {};
  if (!file || !line) return undefined;
  return { file, line: (member === undefined ? undefined : members?.get(String(member))) ?? line };
}

/** Where an object that was read, or a member of it, stands. */
export const placeOf = (value: object, member?: string | number): Place =>
  placeOfRead(value, member) ?? { file: 'seeds', line: 1 };
