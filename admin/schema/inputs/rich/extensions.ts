import { type AnyExtension, Extension, Mark, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import type { Extent } from './marks.ts';

const link = { openOnClick: false, protocols: ['https', 'mailto'], defaultProtocol: 'https' };

/** What no button makes, and what came with a text all the same stays: of imported questions, of lessons written elsewhere. */
const preservedMarks = ['sub', 'sup', 'mark'].map((name) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] }),
);

const textNodes = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'bold', 'italic'];

/** In which language something stands, and what a table's head is the head of. */
const Attributes = Extension.create({
  name: 'kept_attributes',
  addGlobalAttributes: () => [
    { types: [...textNodes, 'tableCell', 'tableHeader'], attributes: { lang: { default: null } } },
    { types: ['tableHeader'], attributes: { scope: { default: null } } },
  ],
});

/** A recording of the library. */
const Recording = Node.create({
  name: 'audio',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, controls: { default: '' } }),
  parseHTML: () => [{ tag: 'audio[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['audio', HTMLAttributes],
});

/** A table as wide as what is in it. TipTap's own writes widths into `style`, which the page's policy refuses and the server drops. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

const short = { heading: false, codeBlock: false, horizontalRule: false, trailingNode: false } as const;
const noBlocks = {
  blockquote: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
} as const;

/** What can be written is exactly what the server stores. */
export const extensionsOf: Record<Extent, AnyExtension[]> = {
  lesson: [
    StarterKit.configure({ heading: { levels: [2, 3, 4] }, link }),
    PlainTable,
    TableKit.configure({ table: false }),
    Attributes,
    Image,
    Recording,
    ...preservedMarks,
  ],
  text: [StarterKit.configure({ ...short, link }), Attributes, ...preservedMarks],
  line: [StarterKit.configure({ ...short, ...noBlocks, link: false }), Attributes, ...preservedMarks],
};
