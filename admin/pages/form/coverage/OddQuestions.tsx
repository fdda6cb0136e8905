import { Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { inGroups } from '../cards/question_order.ts';
import type { Question } from '../types.ts';
import { type Level, useCalibration } from './useCalibration.ts';

interface OddQuestionsProps {
  form: number;
  questions: Question[];
  levels: Level[];
  onOpen: (question: number) => void;
}

/** The questions that answers show to be much harder or easier than their level: each is the way to itself. */
export function OddQuestions({ form, questions, levels, onOpen }: OddQuestionsProps) {
  const translate = useTranslate();
  const calibration = useCalibration(form);
  const inOrder = inGroups(questions);
  const answers = calibration.reduce((sum, one) => sum + one.answers, 0);
  const odd = calibration.filter((one) => one.odd);
  const describe = ({ question, off, right, answers }: (typeof odd)[number]) => {
    const at = inOrder.findIndex(({ id }) => id === question);
    const level = levels.find(({ id }) => id === inOrder[at]?.level_id)?.order;
    const params = { off: Math.abs(off).toFixed(1), right: Math.round(right * 100), answers };
    return translate(`admin.coverage.${off > 0 ? 'harder' : 'easier'}`, { number: at + 1, level, ...params });
  };
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {translate('admin.coverage.odd')}
      </Typography>
      {odd.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {answers === 0
            ? translate('admin.coverage.unanswered')
            : translate('admin.coverage.usual', { smart_count: answers })}
        </Typography>
      )}
      {odd.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {odd.map((one) => (
            <li key={one.question}>
              <Link component="button" type="button" sx={{ textAlign: 'start' }} onClick={() => onOpen(one.question)}>
                {describe(one)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
