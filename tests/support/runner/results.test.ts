import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingLine, countJourneys, countTests, failedTests, sum } from './results.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'learning-center-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that could not be loaded is a failure though no test of it failed', () => {
  const file = report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(countTests(file)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('what failed is named with its reason, a file that could not be loaded too', () => {
  const file = report({
    testResults: [
      {
        name: path.resolve('tests/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'it works', status: 'passed' },
          { fullName: 'it holds', status: 'failed', failureMessages: ['Error: it does not'] },
        ],
      },
      { name: path.resolve('tests/b.test.ts'), status: 'failed', message: 'SyntaxError', assertionResults: [] },
      { name: path.resolve('tests/c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(failedTests(file)).toEqual(['tests/a.test.ts › it holds\nError: it does not', 'tests/b.test.ts\nSyntaxError']);
});

test('a journey that passed at the second try, or could not be loaded, is a failure', () => {
  const file = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] });
  expect(countJourneys(file)).toEqual({ passed: 3, failed: 3, skipped: 0 });
});

test('the closing line names skipped tests only where there are any', () => {
  const total = sum([
    { passed: 5, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  expect(closingLine(total)).toBe('8 passed, 1 failed');
  expect(closingLine({ ...total, skipped: 2 })).toBe('8 passed, 1 failed, 2 skipped');
});
