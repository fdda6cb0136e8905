import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type Palette, radii } from '#schemas/look/theme.ts';

/** The colours that FullCalendar's classic theme asks for, from the school's palette. */
export const calendarColours = (colour: Palette): Record<string, string> => ({
  '--fc-classic-button': colour.surface,
  '--fc-classic-button-border': colour.inkSoft,
  '--fc-classic-button-strong': colour.brandSoft,
  '--fc-classic-button-strong-border': colour.brand,
  '--fc-classic-button-outline': colour.brand,
  '--fc-classic-button-foreground': colour.ink,
  '--fc-classic-primary': colour.brand,
  '--fc-classic-primary-foreground': colour.onBrand,
  '--fc-classic-event': colour.brandSoft,
  '--fc-classic-event-contrast': colour.ink,
  '--fc-classic-background-event': colour.brandSoft,
  '--fc-classic-background-event-opacity': '60%',
  '--fc-classic-background-event-foreground-opacity': '100%',
  '--fc-classic-highlight': colour.brandSoft,
  '--fc-classic-today': `${colour.markerSoft}80`,
  '--fc-classic-now': colour.wrong,
  '--fc-classic-small-dot-width': '8px',
  '--fc-classic-large-dot-width': '10px',
  '--fc-classic-background': colour.surface,
  '--fc-classic-faint': colour.paper,
  '--fc-classic-muted': colour.brandSoft,
  '--fc-classic-strong': colour.line,
  '--fc-classic-foreground': colour.ink,
  '--fc-classic-faint-foreground': colour.inkSoft,
  '--fc-classic-muted-foreground': colour.inkSoft,
  '--fc-classic-border': colour.line,
  '--fc-classic-strong-border': colour.inkSoft,
});

/** An event is a quiet ground with a stroke of the brand, as what is selected is everywhere. */
export const calendarStyles = (colour: Palette): SystemStyleObject<Theme> => ({
  fontSize: 13,
  '& .calendar-event': {
    borderRadius: `${radii.control / 2}px`,
    borderInlineStart: `3px solid ${colour.brand}`,
    color: colour.ink,
    cursor: 'pointer',
  },
  '& .calendar-dot': { display: 'none' },
  '& .calendar-paused': {
    borderInlineStartColor: colour.marker,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${colour.markerSoft} 6px 12px)`,
  },
  '& .calendar-draft': { borderInlineStartStyle: 'dashed' },
  '& .calendar-finished, & .calendar-completed': { borderInlineStartColor: colour.inkSoft },
  '& .calendar-inactive': { borderInlineStartColor: colour.wrong, color: colour.inkSoft },
});
