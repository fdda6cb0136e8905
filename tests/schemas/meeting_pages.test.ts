import { expect, test } from 'vitest';
import { entityOf, listOf, meetingPages, pageOf, roomOf } from '#schemas/meeting_pages.ts';
import { pages } from '#schemas/pages.ts';

const known = new Set(pages.map(({ path }) => path));

test.each(Object.entries(meetingPages))(
  'the addresses of %s are pages of the school',
  (_kind, { list, page, room }) => {
    for (const path of [list, page, room]) expect(known).toContain(path);
  },
);

test('the page about a class is not its room', () => {
  const classe = { id: 7, kind: 'classe' } as const;
  expect([listOf(classe), pageOf(classe), roomOf(classe)]).toEqual(['/classes', '/classes/classe/7', '/classe/7']);
  expect(entityOf({ kind: 'particular' })).toBe('particular_meetings');
});
