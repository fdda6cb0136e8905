import { Box, FormHelperText, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mostAnswers, readPattern } from '#schemas/questions/answer_pattern.ts';
import type { InputProps } from './input_props.ts';

/** As many answers as are looked over at once. */
const listLimit = 24;

/** An accepted answer, and below it what it accepts where it is a pattern of several. The first of a list says how they are written. */
export function AnswersInput({ source, label, required, property }: InputProps) {
  const isFirst = /\.0\.\w+$/.test(source);
  return (
    <Box>
      <TextInput
        source={source}
        label={label}
        isRequired={required}
        helperText={isFirst && property.description ? property.description : false}
        multiline
        maxRows={12}
        onKeyDown={submitOnEnter}
        slotProps={{ htmlInput: { lang: 'en' } }}
      />
      <Accepts text={String(useWatch({ name: source }) ?? '')} />
    </Box>
  );
}

/** An answer is one line, however many it takes to show it. */
function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

function Accepts({ text }: { text: string }) {
  const translate = useTranslate();
  const read = readPattern(text);
  if ('fault' in read)
    return (
      <FormHelperText error role="status" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {translate(`questions.problems.${read.fault}`, { text, limit: mostAnswers })}
      </FormHelperText>
    );
  const { answers } = read;
  if (answers.length < 2) return null;
  const rest = answers.length - listLimit;
  return (
    <Box component="details" open sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="caption" color="text.secondary" sx={{ cursor: 'pointer' }}>
        {translate('admin.answers.accepts', { smart_count: answers.length })}
      </Typography>
      <Box component="ul" lang="en" sx={list}>
        {answers.slice(0, listLimit).map((answer) => (
          <li key={answer}>{answer || '—'}</li>
        ))}
      </Box>
      {rest > 0 && (
        <Typography variant="caption" color="text.secondary">
          {translate('admin.answers.more', { smart_count: rest })}
        </Typography>
      )}
    </Box>
  );
}

const list = {
  m: 0,
  pl: 2.5,
  fontSize: 13,
  columnGap: 3,
  columnWidth: '16em',
  overflowWrap: 'anywhere',
} as const;
