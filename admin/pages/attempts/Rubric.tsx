import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { text } from '#schemas/localize.ts';
import type { ReviewedAnswer } from '#schemas/types/fragments/reviewed_answer.ts';
import { useLanguage } from '../../schema/labels.ts';
import type { Mark } from './marking.ts';

interface RubricProps {
  reviewed: ReviewedAnswer;
  number: number;
  mark: Mark;
  onMark: (mark: Mark) => void;
}

/** What a person decides of an answer: a level of each criterion, or points where there is no rubric, and a comment. */
export function Rubric({ reviewed, number, mark, onMark }: RubricProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {reviewed.rubric.map(({ name, levels }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the criteria of a published version never move
        <FormControl key={at} component="fieldset">
          <FormLabel component="legend">{text(name, locale)}</FormLabel>
          <RadioGroup
            value={mark.levels[at] ?? ''}
            onChange={(_, value) => onMark({ ...mark, levels: { ...mark.levels, [at]: Number(value) } })}
          >
            {levels.map((level, place) => (
              <FormControlLabel
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do their levels
                key={place}
                value={place}
                control={<Radio size="small" />}
                label={`${level.points} · ${text(level.name, locale)}`}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
      {reviewed.rubric.length === 0 && (
        <TextField
          type="number"
          size="small"
          label={translate('admin.review.points', { smart_count: reviewed.points })}
          value={mark.score ?? ''}
          slotProps={{ htmlInput: { min: 0, max: reviewed.points, step: 'any' } }}
          onChange={({ target }) => onMark({ ...mark, score: target.value === '' ? undefined : Number(target.value) })}
        />
      )}
      <TextField
        multiline
        minRows={2}
        label={translate('admin.review.comment', { number })}
        value={mark.comment ?? ''}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        onChange={({ target }) => onMark({ ...mark, comment: target.value })}
      />
    </Box>
  );
}
