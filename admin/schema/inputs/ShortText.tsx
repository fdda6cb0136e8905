import { Box } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { asHtml, isFormatted, isLine, wordsOf } from '#schemas/rich.ts';
import type { InputProps } from './input_props.ts';
import { LazyEditor } from './RichText.tsx';
import { type Mark, marksOf } from './rich/marks.ts';
import type { Begin } from './rich/RichEditor.tsx';
import { floating } from './rich/styles.ts';
import { Toolbar } from './rich/Toolbar.tsx';

const shortcuts: Record<string, Mark> = { b: 'bold', i: 'italic' };

/**
 * A text of a question: a plain field, as most are, which becomes an editor when something in it is marked. The form holds
 * HTML in either case.
 */
export function ShortText({ source, label, required, property, lang }: InputProps & { lang?: string }) {
  const { getValues } = useFormContext();
  const [begin, setBegin] = useState<Begin | null>(null);
  const [rich, setRich] = useState(() => isFormatted(getValues(source) ?? ''));
  const place = useRef<HTMLElement>(null);
  const extent = isLine(property) ? 'line' : 'text';
  const mark = (name: Mark) => {
    const [from, to] = selectionIn(place.current);
    setBegin({ name, from, to });
    setRich(true);
  };
  const press = (event: KeyboardEvent) => {
    const name = (event.ctrlKey || event.metaKey) && !event.altKey ? shortcuts[event.key] : undefined;
    if (!name) return;
    event.preventDefault();
    mark(name);
  };
  if (rich) return <LazyEditor {...{ source, label, required, extent, lang, begin }} />;
  return (
    <Box ref={place} sx={floating}>
      <Toolbar names={marksOf[extent]} onMark={mark} label={label} />
      <TextInput
        source={source}
        label={label}
        isRequired={required}
        helperText={false}
        format={(html?: string | null) => wordsOf(html ?? '')}
        parse={(words: string) => asHtml(words) || null}
        multiline
        minRows={1}
        maxRows={12}
        onKeyDown={press}
        slotProps={{ htmlInput: { lang } }}
      />
    </Box>
  );
}

/** What is selected in the field of a place, by its letters. */
function selectionIn(place: HTMLElement | null): [number, number] {
  const field = place?.querySelector<HTMLTextAreaElement>('textarea[name]');
  const length = field?.value.length ?? 0;
  return [field?.selectionStart ?? length, field?.selectionEnd ?? length];
}
