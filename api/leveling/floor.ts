import type { Schema } from '#schemas/dialect.ts';
import { type StoredQuestion, typeOf } from '../assessment/compile.ts';
import { questionTypes } from '../assessment/registry.ts';
import { inWords } from '../assessment/rich.ts';
import { derived } from '../cache.ts';
import { seededRandom } from '../placement/random.ts';

/** Divisible by the usual numbers of options, so that each is guessed equally often. */
const draws = 240;

/**
 * The share of a question's points that guessing earns on average, 0 to 1: what its type's own grading gives to answers
 * drawn from what its schema offers. Of parts that score by themselves it is the mean; of typed answers it is 0.
 * @param schema the question as a student sees it
 */
export const floorOf = derived((question: StoredQuestion, schema: Schema): number => {
  if (!offers(schema)) return 0;
  const type = typeOf(questionTypes, question.type);
  const words = inWords(type.author, question);
  const earns = (guesses: unknown[]) =>
    guesses.reduce((sum: number, answer) => sum + (type.grade(words, answer).score ?? 0), 0) / guesses.length;
  // Of what can be ticked or put in order, somebody who guesses takes a few or all: what earns more counts.
  return Math.max(earns(guessesAt(schema, few)), earns(guessesAt(schema, all)));
});

type Take = (choices: unknown[], random: () => number) => unknown[];

function guessesAt(schema: Schema, take: Take): unknown[] {
  const random = seededRandom(1);
  const times = choicesOf(schema)?.length ?? draws;
  return Array.from({ length: times }, (_, turn) => randomAnswer(schema, turn, 0, (choices) => take(choices, random)));
}

const choicesOf = (schema: Schema): unknown[] | undefined =>
  schema.type === 'boolean' ? [true, false] : (schema.enum ?? schema.oneOf?.map((one) => one.const));

/** Whether there is anything to choose from. */
const offers = (schema: Schema): boolean =>
  choicesOf(schema) !== undefined ||
  Object.values(schema.properties ?? {}).some(offers) ||
  (schema.items !== undefined && offers(schema.items));

/** The answer of somebody who knows nothing. `turn` numbers the answers, `part` the parts of one. */
function randomAnswer(schema: Schema, turn: number, part: number, take: (choices: unknown[]) => unknown[]): unknown {
  const choices = choicesOf(schema);
  // Round by round, moved on by one step more in each part: every choice equally often, in changing company.
  if (choices) return choices[(turn + Math.floor(turn / choices.length) * (part + 1)) % choices.length];
  if (schema.properties) {
    const parts = Object.entries(schema.properties);
    return Object.fromEntries(parts.map(([name, one], at) => [name, randomAnswer(one, turn, at, take)]));
  }
  return schema.items ? take(choicesOf(schema.items) ?? []) : '';
}

function all(choices: unknown[], random: () => number): unknown[] {
  const left = [...choices];
  return choices.map(() => left.splice(Math.floor(random() * left.length), 1)[0]);
}

const few: Take = (choices, random) => all(choices, random).slice(0, 1 + Math.floor(random() * choices.length));
