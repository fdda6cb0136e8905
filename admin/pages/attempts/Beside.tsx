import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { Box, Button, Paper } from '@mui/material';
import { type ReactNode, useRef } from 'react';

interface BesideProps {
  /** What is decided; without it what is read has the page. */
  decision: ReactNode;
  /** Leads to the decision where it does not fit beside what is read; null: there is nothing to decide. */
  way: string | null;
  children: ReactNode;
}

/** What is to be read, and the decision beside it, in sight all along; on a narrow page a bar leads to it from anywhere. */
export function Beside({ decision, way, children }: BesideProps) {
  const place = useRef<HTMLDivElement>(null);
  const go = () => {
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Box sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        {children}
        {way && (
          <Paper elevation={3} sx={bar}>
            <Button fullWidth variant="contained" endIcon={<ArrowDownward />} onClick={go}>
              {way}
            </Button>
          </Paper>
        )}
      </Box>
      <Box ref={place} tabIndex={-1} sx={aside}>
        {decision}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
};
const bar = { display: { lg: 'none' }, position: 'sticky', bottom: 8, zIndex: 2, p: 1, mt: 2 } as const;
const aside = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  outline: 'none',
  scrollMarginTop: '64px',
  position: { lg: 'sticky' },
  top: 64,
  maxHeight: { lg: 'calc(100vh - 80px)' },
  overflowY: { lg: 'auto' },
} as const;
