import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { text } from '#schemas/localize.ts';
import { useLanguage } from '../../schema/labels.ts';
import { MarkIcon, markOf } from './Mark.tsx';
import type { Part } from './marking.ts';

const gap = /\{\{([a-z0-9]{1,12})\}\}/;

/** Whether the text of a question is answered within it. */
export const hasGaps = (material: string | null, parts: Part[]): material is string =>
  parts.length > 0 && gap.test(material ?? '');

/** The text with what was answered in its gaps, and what is right where it was not. */
export function FilledIn({ material, parts }: { material: string; parts: Part[] }) {
  // Words and the names of gaps take turns.
  const pieces = material.split(new RegExp(gap, 'g'));
  return (
    <Typography lang="en" sx={{ my: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.9 }}>
      {pieces.map((piece, at) => {
        const part = at % 2 === 1 ? parts.find(({ id }) => id === piece) : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that never changes
        return <span key={at}>{part ? <PartAnswer part={part} /> : at % 2 === 1 ? '____' : piece}</span>;
      })}
    </Typography>
  );
}

/** Each line with what it was answered by. */
export const Lines = ({ parts }: { parts: Part[] }) => (
  <Box component="ul" lang="en" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
    {parts.map((part) => (
      <Typography key={part.id} component="li" sx={{ overflowWrap: 'anywhere' }}>
        {part.line} <PartAnswer part={part} />
      </Typography>
    ))}
  </Box>
);

/** The answer in a place with its tick or cross, and the solution beside a wrong one. */
function PartAnswer({ part: { answer, solution, score } }: { part: Part }): ReactNode {
  const translate = useTranslate();
  const locale = useLanguage();
  const mark = markOf(score);
  const [chosen, right] = [text(answer, locale), text(solution, locale)];
  return (
    <Box
      component="span"
      sx={{ borderBottom: 2, borderColor: mark === 'right' ? 'success.main' : 'error.main', px: 0.25 }}
    >
      <MarkIcon mark={mark} /> {chosen && chosen !== '—' ? chosen : translate('admin.review.nothing')}
      {mark !== 'right' && (
        <>
          {' → '}
          <ins>{right}</ins>
        </>
      )}
    </Box>
  );
}
