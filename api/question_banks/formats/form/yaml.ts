import { isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { Unreadable } from '#api/question_banks/define.ts';
import { textIn } from '#api/question_banks/reading/decode.ts';
import { checkTokens } from './tokens.ts';

/** Its tree takes a hundred times as much. */
const largest = 4 * 1024 * 1024;

/** A YAML file whose parts can be had as values, and found again. */
export interface Yaml {
  node(member: string): Node | null;
  /** A member as a value, undefined where it is not there. */
  plain(member: string): unknown;
  valueOf(node: Node): unknown;
  lineOf(node: Node): number;
}

/**
 * Reads plain YAML: no tags, and no aliases, which could stand for more than fits anywhere.
 * @throws Unreadable with the line, where there is one
 */
export function parseYaml(bytes: Buffer): Yaml {
  if (bytes.length > largest) throw new Unreadable('too_large');
  const lines = new LineCounter();
  const text = textIn(bytes);
  checkTokens(text);
  const document = parseText(text, lines);
  const lineOf = (offset: number | undefined) => lines.linePos(offset ?? 0).line;
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new Unreadable('yaml', { line: lineOf(problem.pos[0]) });
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<string>();
      for (const { key } of items) {
        const name = isScalar(key) ? String(key.value) : null;
        if (name === null || keys.has(name))
          throw new Unreadable('yaml', { line: lineOf((key as Node | null)?.range?.[0]) });
        keys.add(name);
      }
    },
  });
  const { contents } = document;
  const node = (member: string) => (isMap(contents) ? ((contents.get(member, true) ?? null) as Node | null) : null);
  const value = (one: Node) => one.toJS(document, { maxAliasCount: 0 }) as unknown;
  const plain = (member: string) => {
    const found = node(member);
    return found ? value(found) : undefined;
  };
  return { node, plain, valueOf: value, lineOf: (one) => lineOf(one.range?.[0]) };
}

/** Its own search for keys that stand twice compares each with all, and what it says of errors is for who debugs. */
function parseText(text: string, lineCounter: LineCounter) {
  return parseDocument(text, {
    ...{ schema: 'core', version: '1.2', merge: false, logLevel: 'error' },
    ...{ uniqueKeys: false, prettyErrors: false, lineCounter },
  });
}
