import { expect, test } from 'vitest';
import { documentTitle } from '#student/components/shell/document_title.ts';

test('a tab is called by its page and the school, and by one name where both are called alike', () => {
  expect(documentTitle('Levels', 'Learning Center')).toBe('Levels · Learning Center');
  expect(documentTitle('Learning Center', 'Learning Center')).toBe('Learning Center');
  expect(documentTitle(undefined, 'Learning Center')).toBe('Learning Center');
});
