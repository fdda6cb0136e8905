import { spokenIn } from '#seeds/load/spoken.ts';
import type { Asked, Level } from '../content/model.ts';
import { placeOf } from '../content/places.ts';
import { askedOf, collectionsOf, exists, placeOfQuestion } from '../content/read.ts';
import { lettersASecond, secondsOf, spoken } from '../content/sounds.ts';
import { defineRule, type Fault } from '../define.ts';

/** Words a minute, the pauses between the lines included. */
const rates = [60, 190];
/** How fast questions may speak beside the dialogues of their level, which pause more within a line. */
const paces = { slowest: 0.95, fastest: 1.35 };

/** What is to be heard has a recording, a text of it, and the pace of the level, in questions as in lessons. */
export default defineRule({
  level: (level) => [
    ...paceOf(level),
    ...new Map(
      collectionsOf(level).flatMap(({ asked, recordings }) =>
        asked
          .flatMap((question) => faultsOf(question, recordings))
          .map((fault) => [`${fault.file}:${fault.line}:${fault.says}`, fault]),
      ),
    ).values(),
  ],
});

function faultsOf({ type, skill, body, key, group, source }: Asked, recordings: string): Fault[] {
  const from = group?.body.media?.length ? group : source;
  const heard = [...(group?.body.media ?? []), ...(body.media ?? [])].filter(({ file }) => /\.mp3$/.test(file ?? ''));
  const place = placeOfQuestion(from, 'body');
  if (heard.length === 0)
    return skill === 'listening' || type === 'dictation'
      ? [{ ...place, says: 'nothing is heard: add a recording, or name another skill' }]
      : [];
  const said = key.said ?? key.transcript ?? group?.key.transcript;
  if (!said) return [{ ...place, says: 'no transcript: write what is said' }];
  const file = recordings + heard[0]?.file;
  if (!exists(file)) return [{ ...place, says: `${file} is missing: record it` }];
  const words = spoken(said).split(/\s+/).filter(Boolean).length;
  const rate = Math.round((60 * words) / secondsOf(file));
  const [slowest, fastest] = rates as [number, number];
  // A single word is mostly silence.
  if (words < 8 || (rate >= slowest && rate <= fastest)) return [];
  return [
    {
      ...place,
      says: `${words} words in ${Math.round(secondsOf(file))} s are ${rate} a minute, ${slowest} to ${fastest} is right: record ${file} again, or write down what it says`,
    },
  ];
}

/** Questions that are spoken at another pace than the dialogues were recorded for another level. */
function paceOf(level: Level): Fault[] {
  const dialogues = spokenIn([{ level, lessons: level.lessons }]).filter(({ file }) =>
    /-dialogue(-\d)?\.mp3$/.test(file),
  );
  const inLessons = dialogues.map(({ file, text }) => ({ file: `seeds/files/${file}`, said: text }));
  const inQuestions = new Map(
    askedOf(level).flatMap(({ body, key, group }) => {
      const file = [...(group?.body.media ?? []), ...(body.media ?? [])].find((one) =>
        /\.mp3$/.test(one.file ?? ''),
      )?.file;
      const said = key.said ?? key.transcript ?? group?.key.transcript;
      return file && said ? [[`seeds/files/${file}`, said] as const] : [];
    }),
  );
  const [lessons, questions] = [inLessons, [...inQuestions].map(([file, said]) => ({ file, said }))].map((recordings) =>
    recordings.filter(({ file }) => exists(file)),
  ) as [typeof inLessons, typeof inLessons];
  if (lessons.length === 0 || questions.length === 0) return [];
  const ratio = lettersASecond(questions) / lettersASecond(lessons);
  if (ratio >= paces.slowest && ratio <= paces.fastest) return [];
  const says = `the questions are spoken at ${Math.round(100 * ratio)} % of the pace of the dialogues: record them again (seeds/record.ts)`;
  return [{ ...placeOf(level.lessons[0] ?? level.level, 'exercises'), says }];
}
