import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { RichTextInput, useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { nonce } from '../../../nonce.ts';
import { extensionsOf } from './extensions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { type Extent, type Mark, marksAt } from './marks.ts';
import { lessonStyle, shortStyle } from './styles.ts';
import { Toolbar } from './Toolbar.tsx';

/** What was selected, and what it is to be marked with, when a plain text became a rich one. */
export interface Begin {
  name: Mark;
  from: number;
  to: number;
}

export interface RichEditorProps {
  source: string;
  label: string;
  required: boolean;
  extent: Extent;
  lang?: string;
  begin?: Begin | null;
}

/** Text with marks, by TipTap. Alignment and colour are the school's, not the author's. */
export default function RichEditor({ source, label, required, extent, lang, begin = null }: RichEditorProps) {
  const editorOptions = useMemo(
    () => ({
      extensions: extensionsOf[extent],
      injectNonce: nonce,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-required': String(required),
          ...(lang ? { lang } : {}),
        },
      },
    }),
    [extent, label, required, lang],
  );
  return (
    <Box sx={extent === 'lesson' ? lessonStyle : shortStyle}>
      <RichTextInput
        source={source}
        label={<Name label={label} required={required} extent={extent} />}
        helperText={false}
        editorOptions={editorOptions}
        toolbar={<Marks extent={extent} label={label} begin={begin} />}
      />
    </Box>
  );
}

/** What is written in a lesson begins with headings of the third level. */
const Name = ({ label, required, extent }: Pick<RichEditorProps, 'label' | 'required' | 'extent'>) => (
  <span {...(extent === 'lesson' ? { role: 'heading', 'aria-level': 2 } : {})}>
    {label}
    {required ? ' *' : ''}
  </span>
);

const run: Record<Exclude<Mark, 'link' | 'media'>, (editor: Editor) => void> = {
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  bullets: (editor) => editor.chain().focus().toggleBulletList().run(),
  numbers: (editor) => editor.chain().focus().toggleOrderedList().run(),
  quote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  table: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  row_add: (editor) => editor.chain().focus().addRowAfter().run(),
  row_remove: (editor) => editor.chain().focus().deleteRow().run(),
  column_add: (editor) => editor.chain().focus().addColumnAfter().run(),
  column_remove: (editor) => editor.chain().focus().deleteColumn().run(),
  table_remove: (editor) => editor.chain().focus().deleteTable().run(),
};

const labels: Partial<Record<Mark, string>> = {
  heading: 'heading',
  bold: 'bold',
  italic: 'italic',
  bullets: 'bulletList',
  numbers: 'orderedList',
  quote: 'blockquote',
};

function Marks({ extent, label, begin }: { extent: Extent; label: string; begin: Begin | null }) {
  const editor = useTiptapEditor();
  const [open, setOpen] = useState<'link' | 'media' | null>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const names = marksAt(extent, editor?.isActive('table') === true);

  useEffect(() => {
    if (!editor) return;
    editor.on('transaction', rerender);
    return () => void editor.off('transaction', rerender);
  }, [editor]);

  const mark = (name: Mark) => {
    if (!editor) return;
    if (name === 'link' || name === 'media') setOpen(name);
    else run[name](editor);
  };

  // What was pressed while the text was plain. A letter of it stands one place further in a paragraph.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor is there
  useEffect(() => {
    if (!editor || !begin) return;
    // The input sets its content once more before that.
    const timer = setTimeout(() => {
      editor
        .chain()
        .focus()
        .setTextSelection({ from: begin.from + 1, to: begin.to + 1 })
        .run();
      mark(begin.name);
    });
    return () => clearTimeout(timer);
  }, [editor, begin]);

  const active = names.filter((name) => labels[name] && editor?.isActive(labels[name]));
  const close = () => {
    setOpen(null);
    // The dialog gives the focus back first.
    setTimeout(() => editor?.commands.focus());
  };
  return (
    <>
      <Toolbar names={names} active={active} onMark={mark} label={label} />
      {editor && open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && open === 'media' && <MediaDialog editor={editor} onClose={close} />}
    </>
  );
}
