import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { decimal, percent } from '#schemas/numbers.ts';
import { useLanguage } from '../../../schema/labels.ts';
import type { Statistics } from './published.ts';
import { Rows } from './Rows.tsx';

interface ItemAnalysisProps {
  analysis: Statistics['questions'][number];
  /** How many answers say something. */
  enough: number;
  number: number;
}

/** How a question works, from what students answered at first: in a line, with how often each option was chosen. */
export function ItemAnalysis({ analysis, enough, number }: ItemAnalysisProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const [open, setOpen] = useState(false);
  if (!analysis.answers) return null;
  const say = (key: string, params?: object) => translate(`improve.figures.${key}`, params);
  const { answers, facility, discrimination, options, flags } = analysis;
  const shownFlags = flags.filter((flag) => flag !== 'few');
  if (shownFlags.length === 0)
    return (
      <Typography variant="caption" component="p" color="text.secondary">
        {say('few', { answers, enough })}
      </Typography>
    );
  const statistics = {
    facility: Math.round((facility ?? 0) * 100),
    discrimination: discrimination === null ? say('unknown') : decimal(discrimination),
    smart_count: answers,
  };
  const several = new Set(options.map(({ part }) => part)).size > 1;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {shownFlags.map((flag) => (
          <Chip
            key={flag}
            size="small"
            color={flag === 'fine' ? 'success' : 'warning'}
            variant="outlined"
            label={translate(`improve.flags.${flag}`)}
            sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
        <Typography variant="caption">{say('line', statistics)}</Typography>
        {options.length > 0 && (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {say('options')}
          </Button>
        )}
      </Box>
      {open && (
        <Rows
          label={say('options_of', { number })}
          heads={[say('option'), ...(several ? [say('part')] : []), say('all'), say('strong')]}
          rows={options.map(({ part, choice, text, right, count, share: all, strong }) => ({
            key: `${part} ${choice}`,
            cells: [
              right ? `${text} (${say('right')})` : text,
              ...(several ? [part] : []),
              `${count} · ${percent(all, locale)}`,
              percent(strong, locale),
            ],
          }))}
        />
      )}
    </Box>
  );
}
