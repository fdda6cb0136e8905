import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { questionTypes } from '#api/assessment/registry.ts';
import { limitProcessorTime } from '#api/processor_time.ts';
import type { ImportedQuestion } from '../check_items.ts';
import { Unreadable } from '../define.ts';
import { reportOf } from '../report.ts';
import { readQuestions } from './read.ts';
import type { Order, Part } from './read_apart.ts';

/** So many questions at once: taking them over holds the other side up for a moment alone. */
const atOnce = 200;

/** Milliseconds of processor time: many times what the largest file that is read needs. */
const longest = 20_000;

/** Reads one file, in a process of its own. */
function read({ file, name, locale, levels, dry }: Order): void {
  try {
    const contents = readQuestions(name, readFileSync(file), questionTypes, levels);
    const { questions } = contents;
    for (let from = 0; !dry && from < questions.length; from += atOnce)
      answer({ questions: questions.slice(from, from + atOnce) as ImportedQuestion[] });
    answer({ report: reportOf(contents, locale) });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    answer({ unreadable: { reason: error.reason, params: error.params } });
  }
}

const answer = (part: Part) => process.send?.(part);

limitProcessorTime(longest);
// It is ended from outside, and would leave nothing compiled to the next one.
flushCompileCache();
process.once('message', (order) => read(order as Order));
