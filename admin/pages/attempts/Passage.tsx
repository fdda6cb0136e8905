import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { text } from '#schemas/localize.ts';
import type { ReviewedAnswer } from '#schemas/types/fragments/reviewed_answer.ts';
import { useLanguage } from '../../schema/labels.ts';
import { Media } from './Media.tsx';

/** What the questions that follow are about: a passage or a recording, with what is said in it. */
export function Passage({ group }: { group: NonNullable<ReviewedAnswer['group']> }) {
  const translate = useTranslate();
  const locale = useLanguage();
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2, bgcolor: 'action.hover' }}>
      <Typography variant="h3" component="h2">
        {text(group.prompt, locale)}
      </Typography>
      <Media media={group.media} />
      {group.text && (
        <Typography lang="en" sx={{ my: 1, whiteSpace: 'pre-line', maxWidth: '70ch' }}>
          {group.text}
        </Typography>
      )}
      {group.transcript && (
        <details>
          <summary>{translate('admin.review.transcript')}</summary>
          <Typography lang="en" sx={{ mt: 1, whiteSpace: 'pre-line', maxWidth: '70ch' }}>
            {group.transcript}
          </Typography>
        </details>
      )}
    </Card>
  );
}
