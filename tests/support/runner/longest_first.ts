import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. Vitest knows their time only where it has run them before, in `npm test` of CI never. */
const longest = [
  'secrecy/crawl',
  'faults/nothing_lost',
  'question_banks/costly',
  'commands/start',
  'api/safety/costly',
  'rights/fields',
  'api/contract/calls',
  'rights/rights',
  'api/fuzz/everywhere',
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
  return at < 0 ? longest.length : at;
};

/** The longest files begin first: one that began last would keep one core at work and leave the other idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
