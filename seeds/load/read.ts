import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);

/** What stands in a file of `seeds/`. The reader says what it is. */
export const readSeed = <Content>(path: string): Content => parse(readFileSync(new URL(path, root), 'utf8'));

export interface QuestionSeed {
  type: string;
  skill: string;
  body: Record<string, unknown>;
  key: Record<string, unknown>;
  /** What is asked about a passage or a recording, when this is one. */
  questions?: QuestionSeed[];
}

export interface FormSeed {
  order: number;
  title: string;
  english_title: string;
  questions: QuestionSeed[];
}

export interface LessonSeed {
  order: number;
  name: string;
  english_name: string;
  sections: Record<string, string>[];
  exercises: Omit<FormSeed, 'order'>[];
}

export interface LevelSeed {
  level: { order: number; name: string };
  lessons: LessonSeed[];
  class_lessons: { order: number; name: string }[];
  exam: FormSeed | null;
}

const namesIn = (folder: string): string[] => {
  const url = new URL(folder, root);
  return existsSync(url) ? readdirSync(url).sort() : [];
};

/** The course, level by level: each is a folder of `seeds/course`. */
export const readCourse = (): LevelSeed[] => namesIn('course/').map((name) => readLevel(`course/${name}`));

function readLevel(folder: string): LevelSeed {
  const files = namesIn(`${folder}/`);
  const optional = <Content>(file: string, otherwise: Content): Content =>
    files.includes(file) ? readSeed<Content>(`${folder}/${file}`) : otherwise;
  return {
    level: readSeed(`${folder}/level.yaml`),
    lessons: namesIn(`${folder}/lessons/`).map((file) => readSeed(`${folder}/lessons/${file}`)),
    class_lessons: optional('class_lessons.yaml', []),
    exam: optional('exam.yaml', null),
  };
}
