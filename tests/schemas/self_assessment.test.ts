import { expect, test } from 'vitest';
import { statements } from '#schemas/placement/self_assessment.ts';
import leveling from '../../schemas/entities/leveling_tests.json' with { type: 'json' };

test('a leveling test takes the statements of the self-assessment and no other', () => {
  const { can } = leveling['x-states'].actions.assess.input.properties;
  for (const { items, maxItems } of [leveling.properties.self_assessment, can]) {
    expect(items.enum).toEqual(statements);
    expect(maxItems).toBe(statements.length);
  }
});
