import { expect, test } from 'vitest';
import { readSchemas } from '#api/engine/schema/read.ts';
import { skills } from '#schemas/placement/skills.ts';

test('a question trains one of the skills that there are, or none', () => {
  expect(readSchemas().get('questions')?.properties.skill?.enum).toEqual([...skills, null]);
});
