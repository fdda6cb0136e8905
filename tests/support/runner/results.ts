import { readFileSync } from 'node:fs';

/** How many tests ended how. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Vitest's JSON report. A file that could not be loaded has no failed test, and is one failure. */
export function countTests(file: string): Count {
  const report = read(file) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
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
