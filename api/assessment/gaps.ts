import type { Text } from '#schemas/localize.ts';
import { memberOf } from './answer.ts';
import type { Grade, Issue } from './define.ts';
import { feedbackTexts } from './feedback.ts';

/** The ids of the gaps in a text, in the order in which they are read: 'She {{1}} to school {{2}} bus.' */
const gapsIn = (text: string): string[] =>
  [...text.matchAll(/\{\{([a-z0-9]{1,12})\}\}/g)].map(([, id]) => id as string);

interface Gap {
  id: string;
}

/** Each gap must stand once in the text, once in the body and once in the key. */
export function checkGaps(text: string, body: Gap[], key: Gap[]): Issue[] {
  const [written, listed, known] = [gapsIn(text), body.map(({ id }) => id), key.map(({ id }) => id)];
  const issues: Issue[] = written.length === 0 ? [{ path: 'body.text', rule: 'no_gaps' }] : [];
  if (/\{\{|\}\}/.test(text.replace(/\{\{[a-z0-9]{1,12}\}\}/g, '')))
    issues.push({ path: 'body.text', rule: 'gap_malformed' });
  for (const gap of twice(written)) issues.push({ path: 'body.text', rule: 'gap_twice', params: { gap } });
  for (const gap of twice(listed)) issues.push({ path: 'body.gaps', rule: 'gap_twice', params: { gap } });
  for (const gap of twice(known)) issues.push({ path: 'key.gaps', rule: 'gap_twice', params: { gap } });
  for (const gap of missing(written, listed)) issues.push({ path: 'body.text', rule: 'gap_unknown', params: { gap } });
  for (const gap of missing(listed, written))
    issues.push({ path: 'body.gaps', rule: 'gap_not_in_text', params: { gap } });
  for (const gap of missing(listed, known)) issues.push({ path: 'key.gaps', rule: 'gap_without_key', params: { gap } });
  for (const gap of missing(known, listed)) issues.push({ path: 'key.gaps', rule: 'key_without_gap', params: { gap } });
  return issues;
}

const twice = (ids: string[]) => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
const missing = (ids: string[], among: string[]) => [...new Set(ids)].filter((id) => !among.includes(id));

/** The body's gaps as they are read in the text, which is how they are numbered. */
export const inOrder = <G extends Gap>(text: string, gaps: G[]): G[] => {
  const order = gapsIn(text);
  return gaps
    .filter(({ id }) => order.includes(id))
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
};

/** The mean of the gaps' scores, and what is to be said about them. */
export function gradeGaps<K extends Gap>(
  gaps: K[],
  answer: unknown,
  judge: (gap: K, gapAnswer: unknown) => Grade,
): Grade {
  const grades = gaps.map((gap) => judge(gap, memberOf(answer, gap.id)));
  const feedback: Text[] = feedbackTexts(...grades.flatMap((grade) => grade.feedback));
  const sum = grades.reduce((total, { score }) => total + (score ?? 0), 0);
  return { score: grades.length > 0 ? sum / grades.length : 0, feedback };
}

/** Answers to gaps in words: one alone, several with their numbers. */
export function summarizeGaps(gaps: Gap[], summarizeGap: (id: string, at: number) => string): string {
  const words = gaps.map(({ id }, at) => summarizeGap(id, at) || '—');
  return words.length === 1 ? (words[0] as string) : words.map((word, at) => `${at + 1}. ${word}`).join('  ');
}

/** What is wrong within one gap. */
export const inGap = (gap: string, issues: Issue[]): Issue[] => issues.map((issue) => ({ ...issue, gap }));
