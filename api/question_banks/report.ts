import { reasonOf } from '#api/assessment/check.ts';
import { say } from '#api/engine/words/words.ts';
import type { Locale } from '#schemas/localize.ts';
import type { Finding } from './check_items.ts';
import type { ReadFile } from './reading/read.ts';

/** What an author learns of a file: what comes of it, and each problem in words. */
export function reportOf({ questions, problems, refused, format, settings }: ReadFile, locale: Locale) {
  const byType = Map.groupBy(questions, ({ type }) => type);
  return {
    format,
    count: questions.length,
    refused,
    settings,
    types: Object.fromEntries([...byType].map(([type, questions]) => [type, questions.length])),
    problems: problems.map((problem) => sentenceOf(problem, locale)),
  };
}

export type Report = ReturnType<typeof reportOf>;

export const sentenceOf = (problem: Finding, locale: Locale) => ({
  line: problem.line,
  name: problem.name.slice(0, 200),
  taken: problem.taken,
  reason: problem.reason,
  message: messageOf(problem, locale),
});

/** A complaint that follows the number of its question elsewhere is a sentence by itself here. */
const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function messageOf({ reason, params, complaint }: Finding, locale: Locale): string {
  const more = complaint
    ? { reason: capitalize(reasonOf(complaint, locale)) }
    : { ...params, ...(params?.why ? { reason: say(locale, `problems.file_${params.why}`, params) } : {}) };
  return say(locale, `question_banks.reasons.${reason}`, more);
}
