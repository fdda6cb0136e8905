import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { asLiteral } from '#schemas/questions/answer_pattern.ts';
import { slug } from '#schemas/slug.ts';
import { Fields } from '../../../schema/inputs/Fields.tsx';
import { blank } from '../../../schema/inputs/nested.tsx';
import { kindOf } from '../../../schema/kind.ts';
import { gapsIn } from './gaps_in_text.ts';

type Gap = Record<string, unknown> & { id: string };

const partOf = (author: Schema, part: 'body' | 'key') => author.properties?.[part] as Schema;
const gapOf = (author: Schema, part: 'body' | 'key') => partOf(author, part).properties?.gaps?.items as Schema;

/** Whether a type's text has gaps, which are written in the text and rendered once each, with their key. */
export const hasGaps = (author: Schema) => Boolean(gapOf(author, 'body') && gapOf(author, 'key'));

const extra = ['object', 'list', 'boolean', 'number', 'integer'];

/** What a type does not require and few questions need; it is folded away. */
export function aside(author: Schema): Record<'body' | 'key', string[]> {
  const rest = ({ properties = {}, required = [] }: Schema) =>
    Object.entries(properties).flatMap(([name, property]) =>
      !required.includes(name) && extra.includes(kindOf(property, name, '')) ? [name] : [],
    );
  return { body: rest(partOf(author, 'body')), key: rest(partOf(author, 'key')) };
}

/** Each gap of the text with its answers. Gaps follow the text: one that is written again still has its answers. */
export function GapFields({ author }: { author: Schema }) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const ids = gapsIn(useWatch({ name: 'body.text' }));
  const removedGaps = useRef(new Map<string, Gap>());
  const idList = ids.join(' ');

  useEffect(() => {
    for (const part of ['body', 'key'] as const) {
      const path = `${part}.gaps`;
      const now = (getValues(path) ?? []) as Gap[];
      for (const gap of now) removedGaps.current.set(`${part}/${gap.id}`, gap);
      const next = idList.split(' ').filter(Boolean);
      if (next.join(' ') === now.map(({ id }) => id).join(' ')) continue;
      const nextGaps = next.map(
        (id) => removedGaps.current.get(`${part}/${id}`) ?? { ...blank(gapOf(author, part)), id },
      );
      setValue(path, nextGaps, { shouldDirty: true });
    }
  }, [idList, author, getValues, setValue]);

  const gaps = (useWatch({ name: 'body.gaps' }) ?? []) as Gap[];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AddGap author={author} ids={ids} />
      {gaps.map(({ id }, index) => (
        <Box key={id} role="group" aria-label={translate('questions.gap', { number: index + 1 })} sx={frame}>
          <Typography variant="h3" component="p" sx={{ mb: 1.5 }}>
            {translate('questions.gap', { number: index + 1 })} <code>{`{{${id}}}`}</code>
          </Typography>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {order(author).map((part) => (
              <Fields
                key={part}
                entity="questions"
                schema={gapOf(author, part)}
                path={`${part}.gaps.${index}.`}
                omit={['id']}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What a key is chosen from is written before it; hints and widths come after. */
const order = (author: Schema): ('body' | 'key')[] =>
  gapOf(author, 'body').properties?.options ? ['body', 'key'] : ['key', 'body'];

const frame = { border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5 } as const;

/** Puts a gap where the caret is in the text, or at its end. Words that are selected become its answer. */
function AddGap({ author, ids }: { author: Schema; ids: string[] }) {
  const translate = useTranslate();
  const { getValues, setValue, setFocus, getFieldState } = useFormContext();
  /** The word's place in the bank: one that stands empty, else a new one. */
  const putInBank = (text: string): string => {
    const bank = (getValues('body.bank') ?? []) as { id: string; text: string }[];
    const entry = bank.find((word) => word.text === text) ?? bank.find((word) => !word.text) ?? { id: slug() };
    const word = { ...entry, text };
    const others = bank.some(({ id }) => id === word.id)
      ? bank.map((one) => (one.id === word.id ? word : one))
      : [...bank, word];
    setValue('body.bank', others, { shouldDirty: true });
    return word.id;
  };
  const add = (form: HTMLFormElement | null) => {
    // Several questions may be open: the text is the one of this form.
    const field = form?.elements.namedItem('body.text') as HTMLTextAreaElement | null | undefined;
    const text = String(getValues('body.text') ?? '');
    const [from, end] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    // The browser has a caret before the first letter of a text in which nobody has put one.
    const isPut = end > 0 || field === document.activeElement || getFieldState('body.text').isTouched;
    const [start, stop] = isPut ? [from, end] : [text.length, text.length];
    const id = String(Math.max(0, ...ids.map(Number).filter(Number.isFinite)) + 1);
    const answer = text.slice(start, stop).trim();
    const [body, key] = gapWithAnswer(author, id, answer);
    if (answer && partOf(author, 'body').properties?.bank) key.correct = putInBank(answer);
    for (const [path, gap] of [
      ['body.gaps', body],
      ['key.gaps', key],
    ] as const) {
      setValue(path, [...((getValues(path) ?? []) as Gap[]), gap], { shouldDirty: true });
    }
    setValue('body.text', `${text.slice(0, start)}{{${id}}}${text.slice(stop)}`, { shouldDirty: true });
    setFocus('body.text');
  };
  return (
    // The selection stays in the text.
    <Button
      startIcon={<AddIcon />}
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => add(currentTarget.form)}
    >
      {translate('admin.editor.gap')}
    </Button>
  );
}

/** A new gap and its key, with the words that it takes the place of as the right answer. */
function gapWithAnswer(author: Schema, id: string, answer: string): [Gap, Gap] {
  const [body, key] = [blank(gapOf(author, 'body')), blank(gapOf(author, 'key'))];
  if (answer && gapOf(author, 'key').properties?.accept) key.accept = [{ text: asLiteral(answer) }];
  if (answer && gapOf(author, 'body').properties?.options) {
    const option = { id: slug(), text: answer };
    body.options = [option];
    key.correct = option.id;
  }
  return [
    { ...body, id },
    { ...key, id },
  ];
}
