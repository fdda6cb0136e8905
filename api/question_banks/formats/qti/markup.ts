import { escapeMarkup } from '#api/question_banks/markup/html.ts';
import type { Node } from '#api/question_banks/markup/xml.ts';

const allowedAttributes = ['class', 'lang', 'alt', 'src'];

/** What HTML never closes. */
const empty = ['br', 'hr', 'img', 'source'];

/**
 * What an element holds, as HTML again.
 * @param instead what stands for an element; undefined keeps it
 */
export function htmlIn(node: Node | undefined, instead: (child: Node) => string | undefined = () => undefined): string {
  const pieces: string[] = [];
  const write = (child: Node | string) => {
    if (typeof child === 'string') return void pieces.push(escapeMarkup(child));
    const other = instead(child);
    if (other !== undefined) return void pieces.push(other);
    pieces.push(`<${child.name}${attributesOf(child)}>`);
    child.children.forEach(write);
    if (!empty.includes(child.name)) pieces.push(`</${child.name}>`);
  };
  node?.children.forEach(write);
  return pieces.join('');
}

const attributesOf = ({ attributes }: Node): string =>
  allowedAttributes
    .filter((name) => attributes[name] !== undefined)
    .map((name) => ` ${name}="${escapeMarkup(attributes[name] as string)}"`)
    .join('');

/** QTI 3 writes with hyphens what QTI 2 writes in one word. */
export function asQti2(node: Node): Node {
  const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const attributes = Object.fromEntries(Object.entries(node.attributes).map(([key, value]) => [camel(key), value]));
  const children = node.children.map((child) => (typeof child === 'string' ? child : asQti2(child)));
  const name = node.name.startsWith('qti-') ? camel(node.name.slice(4)) : node.name;
  return { ...node, name, attributes, children };
}
