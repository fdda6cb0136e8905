import { parseArgs } from 'node:util';
import { checkCourse, lineOf } from '#seeds/quality/check.ts';
import { readSources } from '#seeds/quality/content/read.ts';

// `npm run check:course`: what is wrong with the course. `-- --all` also says what is known and not yet mended,
// `--level 5` and `--rule spelling` narrow it.
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, level: { type: 'string' }, rule: { type: 'string' } },
});
const faults = (await checkCourse(readSources(), values.all, values.rule)).filter(
  ({ level }) => values.level === undefined || level === Number(values.level),
);
for (const fault of faults) console.log(lineOf(fault));
if (faults.length > 0) {
  console.error(`\n${faults.length} faults in the course.`);
  process.exitCode = 1;
} else console.log('The course is as it should be.');
