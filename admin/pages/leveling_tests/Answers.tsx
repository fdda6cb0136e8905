import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useValueLabel } from '../../schema/labels.ts';
import { Legend } from '../attempts/Legend.tsx';
import { ReviewedCard } from '../attempts/ReviewedCard.tsx';
import type { Evidence, JudgedQuestion } from './evidence.ts';
import { useShares } from './shares.ts';

/** Every answer beside its key, in the order in which it was asked. */
export function Answers({ questions }: Pick<Evidence, 'questions'>) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h2">{translate('admin.leveling.answers')}</Typography>
      <Legend />
      <Box component="ol" sx={{ p: 0, m: 0, my: 2, display: 'grid', gap: 1.5 }}>
        {questions.map((reviewed, at) => (
          <ReviewedCard
            key={reviewed.question}
            reviewed={reviewed}
            number={at + 1}
            aside={<QuestionFacts {...reviewed} />}
          />
        ))}
      </Box>
    </>
  );
}

/** What the placement knows of a question, and how long its answer took. */
function QuestionFacts({ level, skill, pilot, unknown, chance, seconds }: JudgedQuestion) {
  const translate = useTranslate();
  const skillOf = useValueLabel('questions');
  const { percent } = useShares();
  const parts = [
    level === null ? '' : translate('admin.leveling.of_level', { level }),
    skill ? skillOf('skill', skill) : '',
    chance === null || pilot ? '' : translate('admin.leveling.chance', { chance: percent(chance) }),
    seconds === null ? '' : translate('admin.leveling.seconds', { seconds: Math.round(seconds) }),
  ];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {parts.filter(Boolean).join(' · ')}
      {unknown && <Chip size="small" label={translate('admin.leveling.unknown')} />}
      {pilot && <Chip size="small" variant="outlined" label={translate('admin.leveling.pilot')} />}
    </Box>
  );
}
