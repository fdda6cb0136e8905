import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Text, text } from '#schemas/localize.ts';
import type { ReviewedAnswer } from '#schemas/types/fragments/reviewed_answer.ts';
import { useLanguage } from '../../schema/labels.ts';
import { FilledIn, hasGaps, Lines } from './Parts.tsx';

/** The answer: within the text, line by line, or beside the solution. */
export function Answer({ text: material, answer, solution, recording, rubric, parts }: ReviewedAnswer) {
  const translate = useTranslate();
  const locale = useLanguage();
  const words = text(answer, locale).split(/\s+/).filter(Boolean).length;
  if (hasGaps(material, parts)) return <FilledIn material={material} parts={parts} />;
  return (
    <>
      {material && (
        <Typography lang="en" sx={{ my: 1, whiteSpace: 'pre-line' }}>
          {material}
        </Typography>
      )}
      {parts.length > 0 ? (
        <Lines parts={parts} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 1 }}>
          <AnswerText title={translate('admin.review.answer')} answer={recording ? null : answer}>
            {rubric.length > 0 && words > 0 && translate('admin.review.words', { smart_count: words })}
            {recording && (
              // biome-ignore lint/a11y/useMediaCaption: nobody has written down what the student says
              <audio controls preload="metadata" src={`/api/resources/${recording}/file`} />
            )}
          </AnswerText>
          <AnswerText title={translate('admin.review.solution')} answer={solution} />
        </Box>
      )}
    </>
  );
}

function AnswerText({ title, answer, children }: { title: string; answer: Text | null; children?: ReactNode }) {
  const translate = useTranslate();
  const locale = useLanguage();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="text.secondary" component="h3">
        {title}
      </Typography>
      {answer === null && children ? null : (
        <Typography
          lang={text(answer, locale) ? 'en' : undefined}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text(answer, locale) || translate('admin.review.nothing')}
        </Typography>
      )}
      <Typography variant="caption" component="div" color="text.secondary">
        {children}
      </Typography>
    </Box>
  );
}
