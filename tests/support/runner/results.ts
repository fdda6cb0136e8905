import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How many tests ended how. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** What Vitest's JSON report says of a file of tests. */
interface TestedFile {
  name: string;
  status: string;
  /** Why a file could not be loaded. */
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

const isBroken = ({ status, assertionResults }: TestedFile) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

/** Vitest's JSON report. A file that could not be loaded has no failed test, and is one failure. */
export function countTests(file: string): Count {
  const report = read(file) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: TestedFile[];
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What failed of Vitest's tests, and why: of a long run the end alone is kept, and the journeys come after them. */
export function failedTests(file: string): string[] {
  const { testResults } = read(file) as { testResults: TestedFile[] };
  return testResults.flatMap((tested) => {
    const at = path.relative('', tested.name);
    if (isBroken(tested)) return [`${at}\n${tested.message}`];
    return tested.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${at} › ${fullName}\n${failureMessages.join('\n')}`);
  });
}

/** Playwright's JSON report. Journeys that could not be loaded are errors without a test. */
export function countJourneys(file: string): Count {
  const { stats, errors } = read(file) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
});

/** The one line that whoever runs the tests has to read. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
