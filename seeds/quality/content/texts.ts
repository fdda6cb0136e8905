import { answersOf } from '#schemas/questions/answer_pattern.ts';
import type { Asked, Level } from './model.ts';
import { type Place, placeOf, placeOfRead } from './places.ts';
import { askedIn, formsOf, placeOfQuestion } from './read.ts';
import { objectsOf } from './walk.ts';

export interface Piece {
  language: 'es' | 'en';
  text: string;
  place: Place;
  /** Said about English in English or Spanish, not itself something to learn from. */
  about?: boolean;
  /** An answer or a form that is wrong on purpose. */
  wrong?: boolean;
  /** From a question. */
  question?: Asked;
}

const english = /<(\w+)[^>]* lang=(?:"en"|en\b)[^>]*>([\s\S]*?)<\/\1>/g;
const bare = (html: string) =>
  html
    .replace(/<\/(p|li|td|th|h\d)>/g, '. ')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&');

/** Rich text in Spanish, line by line, what is marked as English apart. */
export function richPieces(html: string, place: Place): Piece[] {
  const pieces: Piece[] = [];
  const lineAt = (index: number) => ({
    ...place,
    line: place.line + 1 + (html.slice(0, index).match(/\n/g)?.length ?? 0),
  });
  const spread = (language: 'es' | 'en', text: string, index: number) => {
    let at = index;
    for (const line of text.split('\n')) {
      if (bare(line).trim()) pieces.push({ language, text: bare(line), place: lineAt(at) });
      at += line.length + 1;
    }
  };
  let from = 0;
  const spanish: { text: string; index: number }[] = [];
  for (const match of html.matchAll(english)) {
    spanish.push({ text: html.slice(from, match.index), index: from });
    spread('en', match[2] ?? '', match.index + match[0].indexOf('>') + 1);
    from = match.index + match[0].length;
  }
  for (const { text, index } of [...spanish, { text: html.slice(from), index: from }]) spread('es', text, index);
  return pieces;
}

/** All that the course of a level says, piece by piece with its language. */
export function textsOf(level: Level): Piece[] {
  const { lessons, class_lessons, exam } = level;
  const rich = [...lessons.flatMap(({ sections }) => sections), ...class_lessons];
  const pieces = rich.flatMap((object): Piece[] => [
    ...richPieces(object.content ?? '', placeOf(object, 'content')),
    ...bare(object.english_content ?? '')
      .split('\n')
      .map((text, at): Piece => {
        const { file, line } = placeOf(object, 'english_content');
        return { language: 'en', text, place: { file, line: line + 1 + at }, about: true };
      })
      .filter(({ text }) => text.trim()),
  ]);
  const heads = [...objectsOf([level.level, lessons, class_lessons, exam])].flatMap((object): Piece[] =>
    ['title', 'name', 'description'].flatMap((name) => [
      ...headPiece(object, name, 'es'),
      ...headPiece(object, `english_${name}`, 'en'),
    ]),
  );
  const groups = formsOf(level).flatMap(({ questions }) => questions.filter((one) => one.questions));
  return [
    ...pieces,
    ...heads,
    ...formsOf(level)
      .flatMap(({ questions }) => askedIn(questions))
      .flatMap(questionPieces),
    ...groups.flatMap((group) => questionPieces({ ...group, source: group })),
  ];
}

/** What the placement test says of a level. */
const textsInBank = ({ bank }: Level): Piece[] => askedIn(bank).flatMap(questionPieces);

/** All that a student of a level reads or hears, in its course and in the placement test. */
export const textsEverywhere = (level: Level): Piece[] => [...textsOf(level), ...textsInBank(level)];

function headPiece(object: Record<string, unknown>, name: string, language: 'es' | 'en'): Piece[] {
  const text = object[name];
  return typeof text === 'string' ? [{ language, text, place: placeOf(object, name), about: true }] : [];
}

/** What a question says: prompts and feedback are about English, the rest is English. */
function questionPieces(question: Asked): Piece[] {
  const { type, body, key, source } = question;
  const [inBody, inKey] = [placeOfQuestion(source, 'body'), placeOfQuestion(source, 'key')];
  const said: Piece[] = [...objectsOf([body, key])].flatMap((object): Piece[] =>
    (['es', 'en'] as const).flatMap((language) => {
      const text = object[language];
      return typeof text === 'string'
        ? [{ language, text: bare(text), place: placeOfRead(object, language) ?? inBody, about: true, question }]
        : [];
    }),
  );
  const right = [key.correct ?? []].flat();
  const from = (text: string | undefined, place: Place, wrong = false): Piece[] =>
    text
      ? [{ language: 'en', text: bare(String(text)).replaceAll(/\{\{\w+\}\}|_{2,}/g, ' … '), place, wrong, question }]
      : [];
  const options = (list: { id: string; text: string }[] = [], correct: string[] = []) =>
    list.flatMap(({ id, text }) => from(text, inBody, correct.length > 0 && !correct.includes(id)));
  const typed = [key.accept ?? [], ...(key.gaps ?? []).map((gap) => gap.accept ?? [])];
  return [
    ...said,
    ...from(type === 'error_correction' || type === 'mark_words' ? undefined : body.text, inBody),
    ...from(key.marked?.replace(/\*[^*|]*\|([^*|]*)[^*]*\*/g, '$1').replaceAll('*', ''), inKey),
    ...from(key.said ?? key.transcript?.replace(/^[^:\n]{1,20}: /gm, ''), inKey),
    ...from(key.model, inKey),
    ...options(body.options, right),
    ...(body.gaps ?? []).flatMap(({ id, options: list }) =>
      options(list, [key.gaps?.find((gap) => gap.id === id)?.correct ?? '']),
    ),
    ...options(body.bank),
    ...options(body.left),
    ...options(body.right),
    ...options(body.statements),
    ...options(body.items),
    ...typed.flatMap(([first, ...others]) => [
      ...from(first && answersOf(String(first.text))[0], inKey),
      // Other spellings are taken, and not taught.
      ...others.flatMap(({ text }) => from(answersOf(String(text))[0], inKey, true)),
    ]),
  ];
}
