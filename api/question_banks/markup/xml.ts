import { Parser } from 'htmlparser2';
import { Unreadable } from '../define.ts';

/** An element with what it holds; names without their prefixes. */
export interface Node {
  name: string;
  attributes: Record<string, string>;
  children: (Node | string)[];
  line: number;
}

/** How deep an element with what it holds may be, and how deep it may stand; how much it may hold. */
const [deepest, deepestOfAll] = [200, 1000];
const mostChildren = 20_000;

interface Visit {
  /** Names of elements of which whole trees are built. */
  wanted: string[];
  /**
   * Gets each as soon as it is closed, so that no more than one is held; `cut` is one that the file ends within: it has no
   * name where that is in the middle of a tag.
   */
  visit(node: Node, cut: boolean): void;
}

/**
 * Walks through an XML file. It knows the five entities of XML and no other, follows nothing, and goes on after what is
 * not well-formed.
 * @returns the name of the first element
 * @throws Unreadable for a file without a tag or that declares entities, or one question that is too deep or too large
 */
export function walkXml(text: string, { wanted, visit }: Visit): string {
  const lineOf = lineCounter(text);
  const open: Node[] = [];
  let [root, depth, count, ended, isUnclosedVisited] = ['', 0, 0, false, false];
  const close = () => {
    const [node] = open.splice(0);
    count = 0;
    isUnclosedVisited = ended;
    if (node) visit(node, ended);
  };
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        const name = local(qualified);
        root ||= name;
        depth += 1;
        if (depth > deepestOfAll) throw new Unreadable('too_deep', { line: lineOf(parser.startIndex) });
        // One that was never closed ends where the next of its kind begins.
        if (open[0]?.name === name && wanted.includes(name)) close();
        if (open.length === 0 && !wanted.includes(name)) return;
        count += 1;
        const line = lineOf(parser.startIndex);
        if (open.length > deepest || count > mostChildren) throw new Unreadable('too_deep', { line });
        const node: Node = { name, attributes: localKeys(attributes), children: [], line };
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext(piece) {
        open.at(-1)?.children.push(piece);
      },
      onprocessinginstruction(_, data) {
        if (/<?!ENTITY/i.test(data)) throw new Unreadable('entities');
      },
      onclosetag() {
        depth -= 1;
        if (open.length === 1) close();
        else open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  ended = true;
  parser.end();
  const last = text.lastIndexOf('<');
  const isCut = last > text.lastIndexOf('>');
  if (isCut && !isUnclosedVisited) visit({ name: '', attributes: {}, children: [], line: lineOf(last) }, true);
  if (!isCut && !root) throw new Unreadable('no_xml');
  return root;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
const localKeys = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value]));

/** Lines of places that only grow. */
function lineCounter(text: string): (at: number) => number {
  let [line, next] = [1, text.indexOf('\n')];
  return (at) => {
    for (; next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}

/** The child of a name, at any depth of the path. */
export function at(node: Node | undefined, ...path: string[]): Node | undefined {
  return path.reduce<Node | undefined>((found, name) => found && all(found, name)[0], node);
}

/** The children of a name. */
export const all = (node: Node | undefined, name: string): Node[] =>
  (node?.children ?? []).filter((child): child is Node => typeof child !== 'string' && child.name === name);

/** All elements of some names within one, in their order. */
export const within = (node: Node | undefined, ...names: string[]): Node[] =>
  (node?.children ?? []).flatMap((child) =>
    typeof child === 'string' ? [] : [...(names.includes(child.name) ? [child] : []), ...within(child, ...names)],
  );

/** The words in an element. */
export const words = (node: Node | undefined): string =>
  (node?.children ?? []).map((child) => (typeof child === 'string' ? child : words(child))).join('');
