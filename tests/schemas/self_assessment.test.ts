import { expect, test } from 'vitest';
import { statements } from '#schemas/placement/self_assessment.ts';
import leveling from '../../schemas/entities/leveling_tests.json' with { type: 'json' };

test('a leveling test takes the statements of the self-assessment and no other', () => {
  const { items, maxItems } = leveling.properties.self_assessment;
  expect(items.enum).toEqual(statements);
  expect(maxItems).toBe(statements.length);
});
