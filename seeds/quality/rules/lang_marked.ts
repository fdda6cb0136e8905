import { group, groupType } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Schema } from '#schemas/dialect.ts';
import { isRich } from '#schemas/rich.ts';
import type { Question } from '../content/model.ts';
import { placeOf } from '../content/places.ts';
import { formsOf } from '../content/read.ts';
import { type Piece, richPieces } from '../content/texts.ts';
import { defineRule } from '../define.ts';
import { isName, isWord } from '../words/spelling.ts';

/**
 * English inside Spanish rich text is marked, so that it is read aloud as English: in lessons, and in what questions ask and
 * say to an answer, where it stands as `<em lang=en>`.
 */
export default defineRule({
  level: (level) => {
    const { lessons, class_lessons } = level;
    const written = [...lessons.flatMap(({ sections }) => sections), ...class_lessons].flatMap((object) =>
      richPieces(object.content ?? '', placeOf(object, 'content')),
    );
    return [...written, ...formsOf(level).flatMap(({ questions }) => questions.flatMap(piecesOf))]
      .filter(({ language }) => language === 'es')
      .flatMap(({ text, place }) =>
        runsOf(text).map((run) => ({ ...place, says: `"${run}" is English: put it into <em lang="en">` })),
      );
  },
});

/** The Spanish of a question's rich texts, which its type's schema names. */
function piecesOf({ type, body, key, questions = [] }: Question): Piece[] {
  const author = type === group ? groupType.author : questionTypes.get(type)?.author;
  const pieces = author ? spanishIn(author, { body, key }) : [];
  return [...pieces, ...questions.flatMap(piecesOf)];
}

function spanishIn(schema: Schema, value: unknown): Piece[] {
  if (Array.isArray(value)) return value.flatMap((one) => spanishIn(schema.items ?? {}, one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const property = schema.properties?.[name] ?? {};
    if (name !== 'es' || !isRich(property)) return spanishIn(property, member);
    const { file, line } = placeOf(value, name);
    return richPieces(String(member), { file, line: line - 1 });
  });
}

/** Two words or more of which none is Spanish. */
function runsOf(text: string): string[] {
  const runs: string[][] = [[]];
  for (const word of text.match(/\p{L}[\p{L}'’]*|[.,:;?!()«»"/=]/gu) ?? []) {
    const isEnglish = /^\p{L}/u.test(word) && !isName(word) && isWord('en', word) && !isWord('es', word);
    if (isEnglish) runs.at(-1)?.push(word);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1).map((run) => run.join(' '));
}
