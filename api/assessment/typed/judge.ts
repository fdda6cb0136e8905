import type { Text } from '#schemas/localize.ts';
import type { Grade } from '../define.ts';
import { feedbackTexts, sentence } from '../feedback.ts';
import { possessiveSlips, type RestoredText, type Slip, withApostrophes } from '../text/apostrophes.ts';
import { readings } from '../text/contractions.ts';
import { formsOf } from '../text/equivalents.ts';
import { withoutGreetings } from '../text/greetings.ts';
import { normalise } from '../text/normalise.ts';
import { misspells } from '../text/spelling.ts';
import { type Accepted, apostropheWorth, best, misspellingWorth, type Reading, weightOf } from './accepted.ts';
import { type KeyForms, keyForms, spellingsOf } from './key_forms.ts';

/** What of a key an answer is, and with which slips. */
interface FoundVariant {
  variant: Accepted;
  /** What the slips leave of its weight. */
  share: number;
  feedback: (Text | undefined)[];
}

/**
 * Grades a typed answer: by the best variant that it equals, else that says the same, else that it is without greetings,
 * with its apostrophes, or misspells; with feedback on what was forgiven.
 */
export function judge(answer: string, accepted: Accepted[], reading: Reading): Grade {
  const found = find(answer, accepted, reading);
  if (!found) return { score: 0, feedback: [] };
  const { variant, share, feedback } = found;
  const score = weightOf(variant) * share;
  return { score, feedback: share === 1 || score > 0 ? feedbackTexts(...feedback) : [] };
}

/** Whether a variant says what this answer is worth, be that an expected mistake. */
export const isForeseen = (answer: string, accepted: Accepted[], reading: Reading): boolean =>
  find(answer, accepted, reading) !== null;

function find(answer: string, accepted: Accepted[], reading: Reading): FoundVariant | null {
  const written = normalise(answer, true);
  if (!written) return null;
  const key = keyForms(accepted, reading);
  const same = equal(written, key, reading);
  if (same) return { variant: same, share: 1, feedback: [same.feedback] };
  const restored = withApostrophes(written);
  for (const { text, slips } of restored) {
    const variant = equal(text, key, reading);
    if (!variant) continue;
    // A mistake that was expected is told of, and not of its apostrophe.
    if (weightOf(variant) === 0) return { variant, share: 1, feedback: [variant.feedback] };
    return { variant, share: worthOfApostrophe(reading), feedback: [variant.feedback, ...sentences(slips)] };
  }
  return findSlip(answer, restored[0] ?? { text: written, slips: [] }, key, reading);
}

const plainly = (written: string, { case_sensitive }: Reading) => (case_sensitive ? written : written.toLowerCase());

/** Once, and no more. */
const politely = /^please,? (?!.*\bplease\b)|(?<!\bplease\b.*) please$/i;

/** What an answer equals, else what says the same, without "please", and all again without greetings where these are allowed. */
function equal(written: string, key: KeyForms, reading: Reading): Accepted | undefined {
  const found = equalPolite(written, key, reading);
  if (found || !reading.greetings) return found;
  return best(withoutGreetings(written).flatMap((text) => equalPolite(text, key, reading) ?? []));
}

const equalPolite = (written: string, key: KeyForms, reading: Reading): Accepted | undefined =>
  equalWhole(written, key, reading) ?? equalWhole(written.replace(politely, ''), key, reading);

/** What is nearer to what was written decides: an expected mistake is one, though something right would say the same. */
function equalWhole(written: string, key: KeyForms, reading: Reading): Accepted | undefined {
  const plain = plainly(written, reading);
  return (
    key.literal.get(plain) ??
    best(readings(plain).flatMap((words) => key.contracted.get(words) ?? [])) ??
    best(formsOf(plain, reading).flatMap((form) => key.equivalent.get(form) ?? []))
  );
}

/** What an answer misspells. */
function findSlip(answer: string, restored: RestoredText, { spelt }: KeyForms, reading: Reading): FoundVariant | null {
  const { text: written, slips } = restored;
  const share = reading.misspelling ?? misspellingWorth;
  const words = written.split(' ');
  const owned = spelt
    .map(({ variant, plain }) => ({ variant, missing: possessiveSlips(words, plain) }))
    .filter(({ missing }) => missing.length > 0)
    .toSorted((one, other) => weightOf(other.variant) - weightOf(one.variant))[0];
  if (owned) return { variant: owned.variant, share, feedback: sentences([...slips, ...owned.missing]) };
  const texts = reading.greetings ? [written, ...withoutGreetings(written)] : [written];
  const spellings = texts.flatMap((text) => spellingsOf(plainly(text, reading), reading));
  const variant = best(
    spelt.flatMap((one) =>
      one.spellings.some((meant) => spellings.some((spelling) => misspells(spelling, meant))) ? [one.variant] : [],
    ),
  );
  const message = sentence('feedback.misspelt', { answer: answer.trim() });
  return variant ? { variant, share, feedback: [message, ...sentences(slips)] } : null;
}

/** Where spelling counts, apostrophes do. */
const worthOfApostrophe = ({ misspelling = misspellingWorth }: Reading) =>
  misspelling === 0 ? 0 : Math.max(apostropheWorth, misspelling);

const sentences = (slips: Slip[]): Text[] => slips.map((slip) => sentence('feedback.apostrophe', { ...slip }));
