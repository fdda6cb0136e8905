import { expect, test } from 'vitest';
import { theme } from '#student/theme.ts';

test('the theme says no colour scheme: it is the page’s, so that in the dark the browser’s own controls are dark too', () => {
  const declared = theme.generateStyleSheets().flatMap((sheet) => Object.values(sheet).flatMap(Object.keys));
  expect(declared).not.toContain('colorScheme');
});
