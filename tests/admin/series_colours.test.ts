import { getContrastRatio } from '@mui/material';
import { expect, test } from 'vitest';
import { seriesColours } from '#admin/charts/series_colours.ts';
import { themeOf } from '#admin/theme/theme.ts';

test.each(['light', 'dark'] as const)('each series of a chart stands out from its ground in %s', (scheme) => {
  const { palette } = themeOf(scheme);
  const contrasts = seriesColours(palette).map((colour) => getContrastRatio(colour, palette.background.paper));
  // WCAG 2.2, 1.4.11: three to one for what is not text.
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
});
