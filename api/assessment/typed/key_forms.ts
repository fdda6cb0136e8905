import { answersOf } from '#schemas/questions/answer_pattern.ts';
import { readings } from '../text/contractions.ts';
import { formsOf } from '../text/equivalents.ts';
import { normalise } from '../text/normalise.ts';
import { type Accepted, type Reading, weightOf } from './accepted.ts';

/** One answer of a key, and the ways of writing it whose misspelling is looked for. */
interface Spelt {
  variant: Accepted;
  plain: string[];
  spellings: string[][];
}

/** All that a key accepts, made once: an answer is looked up and not compared with each. */
export interface KeyForms {
  /** By the answers themselves; of those that are the same the one that is worth most. */
  literal: Map<string, Accepted>;
  /** By the same words with their contractions written out. */
  contracted: Map<string, Accepted>;
  /** By all that says the same. */
  equivalent: Map<string, Accepted>;
  spelt: Spelt[];
}

const made = new WeakMap<Accepted[], Map<string, KeyForms>>();

export function keyForms(accepted: Accepted[], reading: Reading): KeyForms {
  const byReading = made.get(accepted) ?? new Map<string, KeyForms>();
  const name = `${reading.case_sensitive === true} ${reading.numbers_in_words === true}`;
  const found = byReading.get(name) ?? make(accepted, reading);
  byReading.set(name, found);
  made.set(accepted, byReading);
  return found;
}

function make(accepted: Accepted[], reading: Reading): KeyForms {
  const forms: KeyForms = { literal: new Map(), contracted: new Map(), equivalent: new Map(), spelt: [] };
  for (const variant of accepted) {
    for (const answer of answersOf(variant.text)) {
      const plain = normalise(answer, reading.case_sensitive);
      if (!plain) continue;
      setBest(forms.literal, plain, variant);
      for (const words of readings(plain)) setBest(forms.contracted, words, variant);
      for (const form of formsOf(plain, reading)) setBest(forms.equivalent, form, variant);
      forms.spelt.push({ variant, plain: plain.split(' '), spellings: spellingsOf(plain, reading) });
    }
  }
  return forms;
}

/** A text as it is, with its contractions written out, and in one way with all that says the same. */
export const spellingsOf = (plain: string, reading: Reading): string[][] =>
  [...new Set([plain, ...readings(plain), ...formsOf(plain, reading)])].map((text) => text.split(' '));

function setBest(variants: Map<string, Accepted>, text: string, variant: Accepted): void {
  const known = variants.get(text);
  if (!known || weightOf(known) < weightOf(variant)) variants.set(text, variant);
}
