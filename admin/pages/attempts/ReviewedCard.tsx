import { Box, Card, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { text } from '#schemas/localize.ts';
import type { ReviewedAnswer } from '#schemas/types/fragments/reviewed_answer.ts';
import { useLanguage } from '../../schema/labels.ts';
import { Answer } from './Answer.tsx';
import { marks } from './Mark.tsx';
import { Media } from './Media.tsx';
import { Passage } from './Passage.tsx';

interface ReviewedCardProps {
  reviewed: ReviewedAnswer;
  number: number;
  /** What else is known of the question. */
  aside?: ReactNode;
  /** What is to be decided of it. */
  children?: ReactNode;
}

/** A question, what was answered beside what would have been right, and what it earned. */
export function ReviewedCard({ reviewed, number, aside, children }: ReviewedCardProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const { prompt, score, points, feedback, judged, comment } = reviewed;
  const mark = children || score === null ? 'waiting' : reviewed.correct ? 'right' : score ? 'partly' : 'wrong';
  const { Icon, colour } = marks[mark];
  const card = (
    <Card component="li" id={reviewed.question} tabIndex={-1} sx={{ listStyle: 'none', p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          {number}. {text(prompt, locale)}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          icon={<Icon />}
          color={colour}
          label={translate(`admin.review.marks.${mark}`)}
        />
        {score !== null && (
          <Typography variant="body2">{translate('admin.review.earned', { score, smart_count: points })}</Typography>
        )}
      </Box>
      <Typography variant="caption" color="text.secondary">
        {translate(`questions.types.${reviewed.type}`)}
        {aside ? <> · {aside}</> : null}
      </Typography>
      <Media media={reviewed.media} />
      <Answer {...reviewed} />
      {feedback.map((one) => (
        <Typography key={text(one, locale)} variant="body2" sx={{ mt: 1 }}>
          {text(one, locale)}
        </Typography>
      ))}
      {judged?.map(({ criterion, level, points, of }) => (
        <Typography key={text(criterion, locale)} variant="body2" sx={{ mt: 1 }}>
          <strong>{text(criterion, locale)}</strong>: {text(level, locale)} ({points}/{of})
        </Typography>
      ))}
      {comment && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {comment}
        </Typography>
      )}
      {children}
    </Card>
  );
  return reviewed.group ? (
    <>
      <Passage group={reviewed.group} />
      {card}
    </>
  ) : (
    card
  );
}
