import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { longDate } from '#schemas/dates.ts';
import { decimal } from '#schemas/numbers.ts';
import type { ReportTotals } from '#schemas/types/fragments/report_totals.ts';
import { useLanguage } from '../../schema/labels.ts';
import type { Answer } from './ask.ts';
import { useFormatValue } from './cells.ts';
import { drillFromTotal, type Report } from './reports.ts';

/** Days without an end are no days to say. */
const endless = '2100-12-31';

interface TotalsProps {
  report: Report;
  reports: Report[];
  totals: Answer<ReportTotals>;
}

/** What all rows come to together, for which days, and whom nobody knows. A number leads to the rows that it counts. */
export function Totals({ report, reports, totals }: TotalsProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const write = useFormatValue();
  const { from, until, unknown_swan_ids: unknown } = totals;
  const all = report.columns
    .filter(({ has_total }) => has_total)
    .map((column) => ({
      name: column.name,
      text: write(column, totals.totals[column.name]),
      to:
        column.drill && Number(totals.totals[column.name]) > 0
          ? drillFromTotal(column.drill, totals.filters, reports)
          : null,
    }))
    .filter(({ text }) => text !== '');
  return (
    <>
      {unknown.length > 0 && (
        <Alert severity="warning">
          {translate('reports.unknown_swan_ids', { smart_count: unknown.length })} {unknown.join(', ')}
        </Alert>
      )}
      {from && until && until < endless && (
        <Typography variant="body2" color="text.secondary">
          {translate('reports.days', { from: longDate(from, locale), until: longDate(until, locale) })}
        </Typography>
      )}
      <Box role="status">
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
          {[{ name: 'rows', text: decimal(totals.rows), to: null }, ...all].map(({ name, text, to }) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {translate(`reports.columns.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontSize: 22, lineHeight: '28px', fontWeight: 700 }}>
                {to ? (
                  <MuiLink component={Link} to={to}>
                    {text}
                  </MuiLink>
                ) : (
                  text
                )}
              </Typography>
            </div>
          ))}
        </Box>
      </Box>
    </>
  );
}
