import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { unseen } from '../../theme/unseen.ts';

/** Words for a screen reader alone. They are in a place of their own, or a table that scrolls would widen its page. */
export const Unseen = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ position: 'relative' }}>
    <Box component="span" sx={unseen}>
      {children}
    </Box>
  </Box>
);
