import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, type Written } from '#seeds/load/bank.ts';
import type { Asked, ClassLesson, Content, Form, Lesson, Level, Question } from './model.ts';
import { placeOf, readWithPlaces } from './places.ts';

export const root = new URL('../../../', import.meta.url).pathname;

/** The texts of the course's files by their paths; a test plants faults in them. */
export type Sources = Map<string, string>;

export function readSources(): Sources {
  const files = [...filesIn('seeds/course'), ...filesIn('seeds/placement/bank')].filter((file) =>
    file.endsWith('.yaml'),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .sort();

/** The course and the placement bank, level by level. */
export function readContent(sources: Sources): Content {
  const parsed = new Map([...sources].map(([file, text]) => [file, parsedOnce(file, text)]));
  const folders = [...new Set([...sources.keys()].flatMap((file) => /^seeds\/course\/[^/]+/.exec(file) ?? []))].sort();
  return { levels: folders.map((folder) => levelOf(folder, parsed)) };
}

const memory = new Map<string, unknown>();

/** A file is parsed again only when it says something else. */
function parsedOnce(file: string, text: string): unknown {
  const name = `${file}\n${text}`;
  if (!memory.has(name)) memory.set(name, readWithPlaces(file, text));
  return memory.get(name);
}

function levelOf(folder: string, parsed: Map<string, unknown>): Level {
  const order = Number(folder.split('/').at(-1)?.slice(0, 2));
  const lessons = [...parsed].flatMap(([file, lesson]) =>
    file.startsWith(`${folder}/lessons/`) ? [lesson as Lesson] : [],
  );
  const bank = (parsed.get(bankFileOf(order)) ?? []) as Written[];
  return {
    order,
    folder,
    level: parsed.get(`${folder}/level.yaml`) as Level['level'],
    lessons,
    class_lessons: (parsed.get(`${folder}/class_lessons.yaml`) ?? []) as ClassLesson[],
    exam: (parsed.get(`${folder}/exam.yaml`) ?? null) as Form | null,
    bank: bank.map((written, at) => asQuestion(written, numberOf(order), at + 1)),
  };
}

const numberOf = (order: number) => String(order).padStart(2, '0');
const bankFileOf = (order: number) => `seeds/placement/bank/${numberOf(order)}.yaml`;

const banked = new WeakMap<Question, Written>();

/** A question of the bank as the school has it, without the words that all of its kind share. */
function asQuestion(written: Written, level: string, number: number): Question {
  const { type, skill, body, key } = ask(written, level, number, {});
  const transcript = written.said?.join('\n');
  const made = { type, skill, body, key: { ...key, ...(transcript ? { transcript } : {}) } } as Question;
  banked.set(made, written);
  return made;
}

/** Where a question stands. */
export const placeOfQuestion = (question: Question, member?: 'body' | 'key') =>
  placeOf(banked.get(question) ?? question, member);

/** The questions of a form with those of its groups, and not the groups. */
export const askedIn = (questions: Question[]): Asked[] =>
  questions.flatMap((question) =>
    question.questions
      ? question.questions.map((inner) => ({ ...inner, group: question, source: inner }))
      : [{ ...question, source: question }],
  );

const exercisesOf = ({ lessons }: Level): Form[] => lessons.flatMap(({ exercises }) => exercises);

/** The forms of a level's course: exercises and exam. */
export const formsOf = (level: Level): Form[] => [...exercisesOf(level), ...(level.exam ? [level.exam] : [])];

/** What a level asks in exercises and exam. */
export const askedOf = (level: Level): Asked[] => formsOf(level).flatMap(({ questions }) => askedIn(questions));

/** Questions that students meet together, so that what they have in common is counted among them alone. */
export interface Collection {
  asked: Asked[];
  /** Where is said what is true of all of them. */
  file: string;
  /** The folder of what they play. */
  recordings: string;
}

/** What a level asks in its course, and what it asks in the placement test. */
export const collectionsOf = (level: Level): Collection[] => [
  { asked: askedOf(level), file: `${level.folder}/level.yaml`, recordings: 'seeds/files/' },
  { asked: askedIn(level.bank), file: bankFileOf(level.order), recordings: 'seeds/placement/recordings/' },
];

export const exists = (path: string) => existsSync(join(root, path));
