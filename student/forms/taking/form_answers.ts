import type { Answers } from '../compiled.ts';

/** The names of controls: `q17` holds one value, `q17[]` several, `q17.2` what is in the gap 2. */
export const severalName = (question: string) => `${question}[]`;
export const gapName = (question: string, gap: string) => `${question}.${gap}`;

const control = /^(q\d+)(\[\]|\.[a-z0-9]{1,12})?$/;

/**
 * The answers that a form's controls hold: what a browser without script sends, and what was chosen before the script
 * came. What was emptied is null, so that it clears what was stored.
 */
export function readAnswers(data: FormData): Answers {
  const answers: Answers = {};
  for (const name of new Set(data.keys())) {
    const [, question, kind] = control.exec(name) ?? [];
    if (!question) continue;
    const values = data.getAll(name).map(String).filter(Boolean);
    if (kind === '[]') answers[question] = values.length > 0 ? [...new Set(values)] : null;
    else if (kind === undefined) answers[question] = values[0] ?? null;
    else answers[question] = withGap(answers[question], kind.slice(1), values[0]);
  }
  return answers;
}

function withGap(filled: unknown, gap: string, value: string | undefined) {
  const others = (filled ?? null) as Record<string, string> | null;
  return value === undefined ? others : { ...others, [gap]: value };
}
