import { answersOf } from '#schemas/questions/answer_pattern.ts';
import type { Asked } from './model.ts';

/** Half of all trigrams shared; of short sentences, whose frame alone is half, three quarters. */
const [limit, limitOfShort, short] = [0.5, 0.75, 45];
/** Shorter ones resemble each other by chance. */
const shortest = 24;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|\{\{\w+\}\}|_{2,}/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What a question is about, in its English: text and right answers, without the prompt, which many share. A prompt alone
 * would resemble its like; so a question that says little else is left out.
 */
export function signatureOf({ type, body, key, group }: Asked): string | null {
  const texts = (list: { text: string }[] = []) => list.map(({ text }) => String(text));
  const accept = [key.accept ?? [], ...(key.gaps ?? []).map((gap) => gap.accept ?? [])];
  const right = accept.flatMap(([first]) => (first ? (answersOf(String(first.text))[0] ?? '') : ''));
  const correct = [key.correct ?? []].flat();
  const options = texts(body.options?.filter(({ id }) => correct.includes(id)));
  // Questions of a group share its text, and are told apart by what they ask.
  const about = group ? [body.prompt?.en ?? ''] : [];
  const wrong = type === 'choice_single' && !body.text ? texts(body.options) : [];
  const words = plain(
    [
      ...about,
      body.text ?? '',
      key.said ?? key.marked ?? '',
      ...texts(body.items),
      ...texts(body.left),
      ...texts(body.right),
      ...texts(body.statements),
      ...texts(body.bank),
      ...options,
      ...wrong,
      ...right,
    ].join(' '),
  );
  return words.length >= shortest ? words : null;
}

/** Numbers of the trigrams of a text, sorted. */
export function trigramsOf(text: string): Int32Array {
  const padded = ` ${text} `;
  const grams = new Set<number>();
  for (let at = 0; at + 2 < padded.length; at += 1)
    grams.add(
      (padded.charCodeAt(at) % 1024) * 1048576 +
        (padded.charCodeAt(at + 1) % 1024) * 1024 +
        (padded.charCodeAt(at + 2) % 1024),
    );
  return Int32Array.from(grams).sort();
}

/** Which part of all trigrams two texts share. */
export function similarity(one: Int32Array, other: Int32Array): number {
  let [left, right, shared] = [0, 0, 0];
  while (left < one.length && right < other.length) {
    const [here, there] = [one[left] as number, other[right] as number];
    if (here === there) shared += 1;
    if (here <= there) left += 1;
    if (here >= there) right += 1;
  }
  return shared / (one.length + other.length - shared);
}

/** Texts of very different length cannot share that much. */
export function isSame(one: Int32Array, other: Int32Array): boolean {
  const [less, more] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  const least = less < short ? limitOfShort : limit;
  return less >= least * more && similarity(one, other) >= least;
}
