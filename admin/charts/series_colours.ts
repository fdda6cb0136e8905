import { darken, emphasize, type Palette } from '@mui/material';

/** What tells the series of a chart apart, in their order: each stands out from the ground in light and in dark. */
export const seriesColours = ({ mode, primary, warning, success, text, error }: Palette): string[] => [
  primary.main,
  mode === 'light' ? darken(warning.main, 0.3) : warning.main,
  success.main,
  text.secondary,
  error.main,
  emphasize(primary.main, 0.35),
  text.primary,
];
