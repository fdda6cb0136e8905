import path from 'node:path';
import type { Attachment, Note } from '#api/question_banks/item.ts';
import { plainOf, type ShownFile } from '#api/question_banks/markup/plain.ts';
import { all, type Node, words } from '#api/question_banks/markup/xml.ts';

/** What a question may show. What a file really is, its content says when it is stored. */
const kinds: Record<string, Attachment['kind']> = {
  '.png': 'image',
  '.jpg': 'image',
  '.jpeg': 'image',
  '.gif': 'image',
  '.webp': 'image',
  '.mp3': 'audio',
  '.ogg': 'audio',
  '.wav': 'audio',
  '.m4a': 'audio',
};

const kindOf = (name: string) => kinds[path.extname(name).toLowerCase()];

/** The files that an element carries, by their names. */
const nodesIn = (node: Node | undefined): Map<string, Node> =>
  new Map(all(node, 'file').map((file) => [file.attributes.name ?? '', file]));

/** Whether a text of an element can show a file by its name. */
export function attachedIn(node: Node | undefined): (name: string) => boolean {
  const nodes = nodesIn(node);
  return (name) => nodes.has(name) && kindOf(name) !== undefined;
}

/**
 * The files that a text of an element shows, in their order, and which of those that it carries are left out or lose
 * their place among the words.
 * @param most as many as there is a place for
 */
export function filesIn(
  node: Node | undefined,
  shown: ShownFile[] = [],
  most = 10,
): { files: Attachment[]; notes: Note[] } {
  const nodes = nodesIn(node);
  const once = [...new Map(shown.map((one) => [one.name, one])).values()].slice(0, most);
  const files = once.map(({ name, alt }): Attachment => {
    const bytes = Buffer.from(words(nodes.get(name)), 'base64');
    return { name, kind: kindOf(name) as Attachment['kind'], alt: describedBy(alt, name), bytes };
  });
  const takenNames = new Set(once.map(({ name }) => name));
  const left = [...nodes.keys()].filter((name) => !takenNames.has(name));
  const embedded = once.filter(({ name, inside }) => inside && kindOf(name) === 'image').map(({ name }) => name);
  const notesOn = (reason: string, names: string[]) => names.map((name): Note => ({ reason, params: { name } }));
  return { files, notes: [...notesOn('file_left_out', left), ...notesOn('picture_moved', embedded)] };
}

/** What a text says of a file: its mere name describes nothing. */
function describedBy(alt: string, name: string): string {
  const description = plainOf(alt).rest.slice(0, 500);
  const bare = (text: string) => path.parse(text).name.toLowerCase();
  return description === name || bare(description) === bare(name) ? '' : description;
}
