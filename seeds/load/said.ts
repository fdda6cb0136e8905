import type { Row } from '#api/engine/define.ts';
import type { LevelSeed, QuestionSeed } from './read.ts';
import { readCues, spokenIn } from './spoken.ts';

/** What a question plays, named by what is heard and by where it is asked. */
interface Asked {
  file: string;
  text: string;
  name: string;
  english_name: string;
}

/** What each recording of the course says, by the name of its file: as its lesson shows or its question transcribes it. */
export const saidIn = (course: LevelSeed[]): Map<string, string> =>
  new Map([...spokenIn(course), ...askedIn(course)].map(({ file, text }) => [file, text]));

/** What the rows of the recordings say besides, by the names of the files. */
export function aboutRecordings(course: LevelSeed[], levels: Row[]): Map<string, Row> {
  const about = new Map<string, Row>(
    askedIn(course).map(({ file, text, name, english_name }) => [file, { transcript: text, name, english_name }]),
  );
  const cues = readCues();
  for (const { file, text, level, name, english_name } of spokenIn(course)) {
    // What the first level's lessons say is heard in the demonstration too, by students who have no level.
    const level_id = level === 0 ? null : levels.find(({ order }) => order === level)?.id;
    about.set(file, { transcript: text, name, english_name, level_id, cues: cues.get(file) });
  }
  return about;
}

const askedIn = (course: LevelSeed[]): Asked[] =>
  course.flatMap(({ lessons, exam }) => [
    ...lessons.flatMap(({ name, english_name, exercises }) =>
      exercises.flatMap(({ questions }) => playedBy(questions, name, english_name)),
    ),
    ...(exam ? playedBy(exam.questions, exam.title, exam.english_title) : []),
  ]);

function playedBy(questions: QuestionSeed[], place: string, english: string): Asked[] {
  return questions.flatMap(({ body, key, questions: inside }) => {
    const [medium] = (body.media ?? []) as { file?: string; alt: { es: string; en: string } }[];
    const text = (key.said ?? key.transcript) as string | undefined;
    const own =
      medium?.file && text
        ? [
            {
              file: medium.file,
              text,
              name: `${medium.alt.es}: ${place}`,
              english_name: `${medium.alt.en}: ${english}`,
            },
          ]
        : [];
    return [...own, ...playedBy(inside ?? [], place, english)];
  });
}
