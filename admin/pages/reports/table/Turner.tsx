import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReportRows } from '#schemas/types/fragments/report_rows.ts';
import type { View } from '../address.ts';

interface TurnerProps {
  view: View;
  page: number;
  found: ReportRows;
  total: number | undefined;
  onChange: (changes: Partial<View>) => void;
}

/** Turns pages by the rows at their edges, so that the last is as quick as the first. */
export function Turner({ view: { first }, page, found, total, onChange }: TurnerProps) {
  const translate = useTranslate();
  const { before, after, rows } = found;
  if (!before && !after) return null;
  const turn = (place: View['place'], at: number | null) => onChange({ place, first: at });
  // Counted from the end where pages were turned from there.
  const from = first ?? (after || total === undefined ? null : total - rows.length);
  return (
    <Box
      className="unprinted"
      component="nav"
      aria-label={translate('reports.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1 }}
    >
      <Button disabled={!before} onClick={() => turn({}, 0)}>
        {translate('reports.first')}
      </Button>
      <Button
        disabled={!before}
        onClick={() => before && turn({ before }, from === null ? null : Math.max(0, from - page))}
      >
        {translate('reports.previous')}
      </Button>
      {from !== null && total !== undefined && (
        <span>{translate('people.import.range', { from: from + 1, to: from + rows.length, total })}</span>
      )}
      <Button disabled={!after} onClick={() => after && turn({ after }, from === null ? null : from + rows.length)}>
        {translate('reports.next')}
      </Button>
      <Button disabled={!after} onClick={() => turn({ last: true }, null)}>
        {translate('reports.last')}
      </Button>
    </Box>
  );
}
