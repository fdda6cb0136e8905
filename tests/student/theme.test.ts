import { expect, test } from 'vitest';
import { theme } from '#student/theme.ts';

/** What MUI writes into the page's style sheet, which its types leave out. */
type Written = { generateStyleSheets: () => Record<string, Record<string, string>>[] };

test('the theme says no colour scheme: it is the page’s, so that in the dark the browser’s own controls are dark too', () => {
  const sheets = (theme as unknown as Written).generateStyleSheets();
  const declared = sheets.flatMap((sheet) => Object.values(sheet).flatMap((rules) => Object.keys(rules)));
  expect(declared).toContain('--mui-palette-primary-main');
  expect(declared).not.toContain('colorScheme');
});
