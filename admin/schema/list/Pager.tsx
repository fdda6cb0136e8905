import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface PagerProps {
  /** The number of the first row that is shown, from 0. */
  first: number;
  /** How many rows are shown at a time. */
  page: number;
  total: number;
  onChange: (first: number) => void;
}

/** Turns the pages of rows that are no list of an entity. */
export function Pager({ first, page, total, onChange }: PagerProps) {
  const translate = useTranslate();
  if (total <= page) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}>
      <Button disabled={first === 0} onClick={() => onChange(first - page)}>
        {translate('people.import.previous')}
      </Button>
      <span>{translate('people.import.range', { from: first + 1, to: Math.min(first + page, total), total })}</span>
      <Button disabled={first + page >= total} onClick={() => onChange(first + page)}>
        {translate('people.import.next')}
      </Button>
    </Box>
  );
}
