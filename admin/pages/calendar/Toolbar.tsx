import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type View, views } from './place.ts';

interface ToolbarProps {
  title: string;
  view: View;
  onView: (view: View) => void;
  onToday: () => void;
  /** One page of the view back or on. */
  onStep: (by: 'prev' | 'next') => void;
  children?: ReactNode;
}

/** What is in sight, and the ways to other days and views. */
export function Toolbar({ title, view, onView, onToday, onStep, children }: ToolbarProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Button variant="outlined" onClick={onToday}>
        {translate('calendar.today')}
      </Button>
      <IconButton aria-label={translate('calendar.earlier')} onClick={() => onStep('prev')}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={translate('calendar.later')} onClick={() => onStep('next')}>
        <ChevronRight />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ flex: 1, minWidth: 160 }}>
        {title}
      </Typography>
      {children}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_, next: View | null) => next && onView(next)}
        aria-label={translate('calendar.view')}
      >
        {views.map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 1.25, py: 0.5, textTransform: 'none' }}>
            {translate(`calendar.views.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
