import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Closing, command } from '#api/commands/steps/command.ts';
import { run } from '#api/commands/steps/run.ts';
import { serveSchool } from '#tests/support/served.ts';
import { openWorld } from '#tests/support/world.ts';
import { openSignedIn } from './signed_in_browser.ts';
import { studentPages } from './student_pages.ts';

/**
 * Lighthouse brings 176 MB that nothing else needs: it is fetched when somebody asks for its figures. From 13.1 to 13.5 it
 * ends with net::ERR_ABORTED in the Chromium of npm wherever an answer has a Referrer-Policy, as all of ours do.
 */
const version = '13.0.3';
const folder = path.resolve(`.cache/lighthouse-${version}`);
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
/** Its makers recommend the median of five. */
const rounds = 5;

interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number }>;
  audits: Record<string, { displayValue?: string }>;
}

/** Words choose pages; without any, each is measured. */
const asked = process.argv.slice(2);

// The pages of every day, as a slow phone sees them.
await command(async (closing) => {
  if (!existsSync(program)) fetchProgram();
  closing.push((await openWorld({ durable: true })).close);
  const school = await serveSchool();
  closing.push(school.close);
  const { cookie, addresses } = await studentPages(school, 40);
  console.log(
    '\nLighthouse, mobile; the exercise has 40 questions and is begun (aims: performance 97, accessibility 100)',
  );
  for (const [name, address] of Object.entries(addresses)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const scores: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const report = await measure(closing, `${school.url}${address}`, cookie);
      if (typeof report === 'number') return report;
      console.log(`${name}: ${inWords(report)}`);
      scores.push(scoreOf(report.categories.performance));
    }
    const median = scores.sort((one, other) => one - other)[Math.floor(rounds / 2)];
    console.log(`${name}: performance, median of ${rounds}: ${median}`);
  }
  return 0;
});

/** One run in a browser of its own. @returns the report, or how Lighthouse has failed */
async function measure(closing: Closing, url: string, cookie: string): Promise<Report | number> {
  const output = path.join(folder, 'report.json');
  const { port, close } = await openSignedIn(url, cookie);
  closing.push(close);
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--only-categories=performance,accessibility',
    `--port=${port}`,
  ];
  const code = await run(closing, [program, url, ...flags]);
  await close();
  if (code !== 0) return code;
  const report: Report = JSON.parse(readFileSync(output, 'utf8'));
  if (report.finalDisplayedUrl !== url) throw new Error(`Lighthouse was led to ${report.finalDisplayedUrl}.`);
  return report;
}

function scoreOf(category: Report['categories'][string] | undefined): number {
  return Math.round((category?.score ?? 0) * 100);
}

function inWords({ categories, audits }: Report): string {
  const scores = Object.entries(categories).map(([name, category]) => `${name} ${scoreOf(category)}`);
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  return [...scores, ...times.map((name) => `${name} ${audits[name]?.displayValue}`)].join(', ');
}

function fetchProgram(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`];
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('Lighthouse could not be fetched from npm.');
}
