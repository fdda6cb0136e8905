import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Notes from '@mui/icons-material/Notes';
import Title from '@mui/icons-material/Title';
import { Box, FormHelperText, FormLabel, IconButton } from '@mui/material';
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { InputProps } from './inputs.tsx';

/** What the marks of rich text are, as the browser's own editing names them. */
const marks = [
  { name: 'heading', icon: Title, command: 'formatBlock', value: 'h3' },
  { name: 'paragraph', icon: Notes, command: 'formatBlock', value: 'p' },
  { name: 'bold', icon: FormatBold, command: 'bold' },
  { name: 'italic', icon: FormatItalic, command: 'italic' },
  { name: 'bullets', icon: FormatListBulleted, command: 'insertUnorderedList' },
  { name: 'numbers', icon: FormatListNumbered, command: 'insertOrderedList' },
  { name: 'quote', icon: FormatQuote, command: 'formatBlock', value: 'blockquote' },
];

/** Text with headings, emphasis and lists. Alignment and colour are the school's, not the author's. */
export function RichText({ source, label, required }: InputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  const page = useRef<HTMLDivElement>(null);
  const id = useId();

  // The browser owns the text while somebody types; it is set only where the form holds another.
  useEffect(() => {
    const value = field.value ?? '';
    if (page.current && page.current.innerHTML !== value) page.current.innerHTML = value;
  }, [field.value]);

  const read = () => {
    const html = page.current?.innerHTML ?? '';
    field.onChange(page.current?.textContent?.trim() || /<(img|audio|video)/.test(html) ? html : null);
  };
  const mark = (command: string, value?: string) => {
    page.current?.focus();
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand(command, false, value);
    read();
  };
  // Other pages' fonts and colours stay where they are.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  };

  return (
    <Box>
      {/* What is written below begins with headings of the third level. */}
      <FormLabel component="h2" id={id} required={required} error={fieldState.invalid} sx={{ fontSize: 13, m: 0 }}>
        {label}
      </FormLabel>
      <Box
        sx={{ border: '1px solid', borderColor: fieldState.invalid ? 'error.main' : 'text.secondary', borderRadius: 1 }}
      >
        <Box role="toolbar" aria-labelledby={id} sx={{ borderBottom: '1px solid', borderColor: 'divider', px: 0.5 }}>
          {marks.map(({ name, icon: Icon, command, value }) => (
            <IconButton
              key={name}
              size="small"
              aria-label={translate(`admin.rich.${name}`)}
              title={translate(`admin.rich.${name}`)}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => mark(command, value)}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </Box>
        <Box
          ref={page}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          aria-multiline
          aria-labelledby={id}
          aria-required={required}
          aria-invalid={fieldState.invalid}
          onInput={read}
          onBlur={field.onBlur}
          onPaste={paste}
          sx={{
            p: 1.5,
            minHeight: 140,
            maxHeight: 480,
            overflow: 'auto',
            outlineOffset: -2,
            '& > :first-of-type': { mt: 0 },
          }}
        />
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
