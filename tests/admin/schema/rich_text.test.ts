import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensionsOf } from '#admin/schema/inputs/rich/extensions.ts';

test('a table is written without `style`, which the policy of the page refuses', () => {
  const schema = getSchema(extensionsOf.lesson);
  const { tableCell, tableHeader, tableRow, table } = schema.nodes;
  const cells = [tableHeader?.createAndFill(), tableCell?.createAndFill()].flatMap((cell) => cell ?? []);
  const row = tableRow?.create(null, cells);
  const drawn = [table?.create(null, row), row, ...cells].map((node) => node?.type.spec.toDOM?.(node));
  expect(JSON.stringify(drawn)).toContain('"table"');
  expect(JSON.stringify(drawn)).not.toContain('style');
});
