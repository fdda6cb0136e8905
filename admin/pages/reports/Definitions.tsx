import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Report, wordsOf } from './reports.ts';

/** What each column and number means, in words, those of charts too. */
export function Definitions({ report }: { report: Report }) {
  const translate = useTranslate();
  const names = [...report.columns.map(({ name }) => name), ...report.charts.flatMap(({ measures }) => measures)];
  const definitions = [...new Set(names)].flatMap((name) => {
    const general = translate(`reports.definitions.${name}`, { _: '' });
    const words = translate(`${wordsOf(report.report)}.definitions.${name}`, { _: general });
    return words ? [{ name, words }] : [];
  });
  return (
    <Box component="details" sx={{ fontSize: 13 }}>
      <summary>{translate('reports.definitions_title')}</summary>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1, maxWidth: 720 }}>
        {definitions.map(({ name, words }) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {translate(`reports.columns.${name}`)}
            </Typography>
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {words}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
