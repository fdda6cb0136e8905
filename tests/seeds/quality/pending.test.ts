import { expect, test } from 'vitest';
import { readPending, readRules } from '#seeds/quality/read.ts';

/** How many levels were yet to be mended, rule by rule, when this was last written: it is only ever made smaller. */
const most = 0;

test('what is yet to be mended only becomes less', async () => {
  const pending = readPending();
  const rules = [...(await readRules()).keys()];
  expect(Object.keys(pending).filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(Object.values(pending).flat().length).toBeLessThanOrEqual(most);
});
