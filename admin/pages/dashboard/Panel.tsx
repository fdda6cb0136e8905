import { Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
  /** Whether it needs a hand: it is marked by its edge, and by its words. */
  urgent?: boolean;
}

/** A part of the dashboard under its heading. */
export function Panel({ title, children, urgent = false }: PanelProps) {
  const heading = useId();
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ p: 2, minWidth: 0, ...(urgent && { borderLeft: 4, borderLeftColor: 'warning.main' }) }}
    >
      <Typography variant="h2" id={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
