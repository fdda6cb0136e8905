import type { Row } from '#api/engine/define.ts';
import type { LevelSeed, QuestionSeed } from './read.ts';
import { readCues, spokenIn } from './spoken.ts';

/** What each recording of the course says, by the name of its file: as its lesson shows or its question transcribes it. */
export const saidIn = (course: LevelSeed[]): Map<string, string> =>
  new Map([
    ...spokenIn(course).map(({ file, text }): [string, string] => [file, text]),
    ...course
      .flatMap(({ lessons, exam }) => [...lessons.flatMap(({ exercises }) => exercises), ...(exam ? [exam] : [])])
      .flatMap(({ questions }) => textsOf(questions)),
  ]);

/** What the rows of the recordings say besides, by the names of the files. */
export function aboutRecordings(course: LevelSeed[], levels: Row[]): Map<string, Row> {
  const about = new Map<string, Row>([...saidIn(course)].map(([file, transcript]) => [file, { transcript }]));
  const cues = readCues();
  for (const { file, level, name, english_name } of spokenIn(course)) {
    // What the first level's lessons say is heard in the demonstration too, by students who have no level.
    const level_id = level === 0 ? null : levels.find(({ order }) => order === level)?.id;
    about.set(file, { ...about.get(file), name, english_name, level_id, cues: cues.get(file) });
  }
  return about;
}

function textsOf(questions: QuestionSeed[]): [string, string][] {
  return questions.flatMap(({ body, key, questions: inside }) => {
    const [medium] = (body.media ?? []) as { file?: string }[];
    const said = (key.said ?? key.transcript) as string | undefined;
    const own: [string, string][] = medium?.file && said ? [[medium.file, said]] : [];
    return [...own, ...textsOf(inside ?? [])];
  });
}
