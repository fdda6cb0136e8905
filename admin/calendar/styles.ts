import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type Palette, radii } from '#schemas/look/theme.ts';

/** An event is a quiet ground with a stroke of the brand, as what is selected is everywhere. */
export const calendarStyles = (colour: Palette): SystemStyleObject<Theme> => ({
  fontSize: 13,
  '& .calendar-event': {
    borderRadius: `${radii.control / 2}px`,
    borderInlineStart: `3px solid ${colour.brand}`,
    color: colour.ink,
    cursor: 'pointer',
  },
  '& .calendar-none': { padding: '0 16px', backgroundColor: colour.surface },
  '& .calendar-dot': { display: 'none' },
  '& .calendar-paused': {
    borderInlineStartColor: colour.marker,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${colour.markerSoft} 6px 12px)`,
  },
  '& .calendar-draft': { borderInlineStartStyle: 'dashed' },
  '& .calendar-finished, & .calendar-completed': { borderInlineStartColor: colour.inkSoft },
  '& .calendar-inactive': { borderInlineStartColor: colour.wrong, color: colour.inkSoft },
});
