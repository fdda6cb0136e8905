import { alpha, type Palette } from '@mui/material';

/** What tells the series of a chart apart, in their order: each stands out from the ground in light and in dark. */
export const seriesColours = ({ primary, warning, success, text, error }: Palette): string[] => [
  primary.main,
  warning.main,
  success.main,
  text.secondary,
  error.main,
  alpha(primary.main, 0.65),
  text.primary,
];
