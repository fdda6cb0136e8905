import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Text } from '#schemas/localize.ts';
import { readSeed } from './read.ts';

const folder = 'placement/bank/';

/** A placement question as its author writes it: right and wrong options, or what may be typed. */
export interface Written {
  skill: 'grammar' | 'vocabulary' | 'reading' | 'listening';
  task?: string;
  text?: string;
  /** In both languages it takes the task's place, in English it stands under the text. */
  question?: Text | string;
  right?: string;
  wrong?: string[];
  typed?: string[];
  /** What learners are known to write instead. */
  mistakes?: string[];
  hint?: string;
  /** What a recording says, speaker by speaker. */
  said?: string[];
  /** Who speaks in turn: he and she, unless it says otherwise. */
  voices?: ('he' | 'she')[];
}

/** A question of the bank, in the shape of the API. `file` names the recording that it plays. */
export interface BankQuestion {
  level: number;
  order: number;
  type: 'choice_single' | 'gap_typed';
  skill: Written['skill'];
  difficulty: string;
  body: Record<string, unknown>;
  key: Record<string, unknown>;
}

type Tasks = Record<string, Text>;

/** The bank of the placement test: a file for each level, named by it. */
export function readBank(): BankQuestion[] {
  const tasks = readSeed<Tasks>('placement/tasks.yaml');
  return readdirSync(new URL(`../${folder}`, import.meta.url))
    .sort()
    .flatMap((file) =>
      readSeed<Written[]>(folder + file).map((written, at) => ask(written, file.slice(0, 2), at + 1, tasks)),
    )
    .map((question, at) => ({ ...question, order: at + 1 }));
}

/** What each recording of the bank says, by the name of its file: a line for each turn, behind a man or a woman. */
export const saidInBank = (): Map<string, string> =>
  new Map(
    readdirSync(new URL(`../${folder}`, import.meta.url)).flatMap((file) =>
      readSeed<Written[]>(folder + file).flatMap(({ said, voices = ['he', 'she'] }, at): [string, string][] => {
        const lines = said?.map((words, turn) => `${speakers[voices[turn % voices.length] ?? 'he']}: ${words}`);
        return lines ? [[recordingOf(file.slice(0, 2), at + 1), lines.join('\n')]] : [];
      }),
    ),
  );

const speakers = { he: 'Man', she: 'Woman' };
const recordingOf = (level: string, number: number) => `${level}-${number}.mp3`;

/**
 * A question as the school has it.
 * @param number its place in the file of its level
 * @param tasks what is said of each kind of question that says nothing itself
 */
export function ask(written: Written, level: string, number: number, tasks: Tasks): Omit<BankQuestion, 'order'> {
  const { skill, said } = written;
  const media = said ? [{ file: recordingOf(level, number), alt: tasks.recording, plays: 2 }] : undefined;
  const common = { prompt: promptOf(written, tasks), text: textOf(written), ...(media ? { media } : {}) };
  const order = Number(level);
  const question = written.typed ? typed(written, written.typed) : choice(written, level);
  const body = { ...common, ...question.body };
  return { level: order, type: question.type, skill, difficulty: difficultyOf(order), body, key: question.key };
}

const difficultyOf = (level: number) => (level < 4 ? 'easy' : level < 10 ? 'medium' : 'hard');

function promptOf({ question, task, skill }: Written, tasks: Tasks): Text | undefined {
  if (typeof question === 'object') return question;
  return tasks[task ?? ({ reading: 'read', listening: 'listen' } as Record<string, string>)[skill] ?? 'choose'];
}

const textOf = ({ text, question }: Written) =>
  [text?.trim(), typeof question === 'string' ? question : undefined].filter(Boolean).join('\n\n');

/** Ids and places of the options follow from their words alone, not from which of them is right. */
function choice({ text, right = '', wrong = [] }: Written, level: string) {
  const idOf = (option: string) => slug(`${level} ${text} ${option}`);
  const options = [right, ...wrong].map((option) => ({ id: idOf(option), text: option }));
  options.sort((one, other) => (one.id < other.id ? -1 : 1));
  return { type: 'choice_single' as const, body: { options }, key: { correct: idOf(right) } };
}

/** A slip in a form that is asked for is no slip: nothing is excused. */
const typed = ({ hint, mistakes = [] }: Written, right: string[]) => ({
  type: 'gap_typed' as const,
  body: { gaps: [{ id: '1', ...(hint ? { hint: { es: hint, en: hint } } : {}) }] },
  key: {
    gaps: [{ id: '1', accept: [...right.map((text) => ({ text })), ...mistakes.map((text) => ({ text, weight: 0 }))] }],
    misspelling: 0,
  },
});

/** Four letters and digits, beginning with a letter. */
function slug(words: string): string {
  const digest = createHash('sha256').update(words).digest();
  return [...digest.subarray(0, 4)]
    .map((byte, at) => (byte % (at === 0 ? 26 : 36)) + (at === 0 ? 10 : 0))
    .map(digit)
    .join('');
}

const digit = (value: number) => value.toString(36);
