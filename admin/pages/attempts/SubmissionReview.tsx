import { Box, Button, Card, Skeleton, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAnnounce } from '../../announce.tsx';
import { call } from '../../providers/http.ts';
import { Beside } from './Beside.tsx';
import { Legend } from './Legend.tsx';
import { bodyOf, isMarked, type Mark, useSubmissionReview } from './marking.ts';
import { ReviewedCard } from './ReviewedCard.tsx';
import { Rubric } from './Rubric.tsx';
import { useWaiting } from './useWaiting.ts';

/** All answers of an attempt; where it waits for a person, what is decided of them and the button that completes it. */
export function SubmissionReview({ attempt }: { attempt: RaRecord }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { data } = useSubmissionReview(attempt.id);
  const { following } = useWaiting('attempts', attempt.id);
  const [marks, setMarks] = useState<Record<string, Mark>>({});
  const [notes, setNotes] = useState('');
  const [busy, setBusy] = useState(false);
  if (!data) return <Skeleton variant="rounded" height={320} />;

  const unscored = attempt.status === 'pending_revision' ? data.questions.filter(({ score }) => score === null) : [];
  const open = unscored.filter((reviewed) => !isMarked(reviewed, marks[reviewed.question]));
  const complete = async () => {
    setBusy(true);
    try {
      const scores = unscored.map((reviewed) => bodyOf(reviewed, marks[reviewed.question] as Mark));
      await call('POST', `attempts/${attempt.id}/grade`, { scores, notes: notes.trim() || null });
      announce.done('grade', 'attempts');
      await queries.invalidateQueries({ queryKey: ['attempts'] });
      if (following !== undefined) navigate(createPath({ resource: 'attempts', id: following, type: 'show' }));
    } catch (error) {
      announce.failed('grade', 'attempts', error);
    } finally {
      setBusy(false);
    }
  };

  const answers = (
    <>
      <Legend />
      <Box component="ol" sx={{ p: 0, m: 0, my: 2, display: 'grid', gap: 1.5 }}>
        {data.questions.map((reviewed, at) => (
          <ReviewedCard key={reviewed.question} reviewed={reviewed} number={at + 1}>
            {unscored.includes(reviewed) ? (
              <Rubric
                reviewed={reviewed}
                number={at + 1}
                mark={marks[reviewed.question] ?? { levels: {} }}
                onMark={(mark) => setMarks((now) => ({ ...now, [reviewed.question]: mark }))}
              />
            ) : undefined}
          </ReviewedCard>
        ))}
      </Box>
    </>
  );
  if (unscored.length === 0) return answers;
  return (
    <Beside
      way={translate('admin.review.way')}
      decision={
        <Card
          component="section"
          aria-label={translate('admin.review.decide')}
          sx={{ p: 2, mt: { lg: 2 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}
        >
          <Typography variant="h2">{translate('admin.review.decide')}</Typography>
          <TextField
            fullWidth
            multiline
            label={translate('admin.review.notes')}
            value={notes}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            onChange={({ target }) => setNotes(target.value)}
          />
          <Typography variant="body2" color="text.secondary" role="status">
            {open.length > 0 ? translate('admin.review.open', { smart_count: open.length }) : ''}
          </Typography>
          <Button variant="contained" disabled={busy || open.length > 0} onClick={() => void complete()}>
            {translate('admin.review.complete')}
          </Button>
        </Card>
      }
    >
      {answers}
    </Beside>
  );
}
