import { type Locale, locales, type Text } from '#schemas/localize.ts';
import { memberOf } from './answer.ts';
import type { AnyQuestionType, Question } from './define.ts';
import { nameOf, type PicturedOption } from './pictures.ts';

/** A place of a question that is answered by itself: a gap, a statement, the left side of a pair. */
export interface Part {
  id: string;
  /** The words of the part; null for a gap in the text. */
  line: string | null;
  answer: Text;
  solution: Text;
  /** 0 to 1. */
  score: number;
}

type Member = PicturedOption;

type Members = Record<string, unknown>;
type InWords = Question<Members, Members>;

/** The list whose members have a key each under the same name. */
function listOf({ body, key }: InWords): string | undefined {
  const isKeyed = (name: string) => {
    const [members, keys]: unknown[] = [body[name], key[name]];
    if (!Array.isArray(members) || !Array.isArray(keys) || members.length === 0) return false;
    return members.every(({ id }: Member) => keys.some((one: Member) => one.id === id));
  };
  return Object.keys(key).find(isKeyed);
}

/**
 * What each part of a question was answered by, what is right there, and what it earned; none where a question is
 * answered as a whole. Parts are worth the same, so one lacks what the whole lacks while all the others are right.
 */
export function partsOf(type: AnyQuestionType, question: InWords, answer: unknown): Part[] {
  const list = listOf(question);
  if (!list) return [];
  const { body } = question;
  const right = type.solution(question);
  const members = body[list] as Member[];
  const inWordsOf = (member: Member, value: unknown): Text => {
    const alone = { ...question, body: { ...body, [list]: [member] } };
    const partAnswer = value === undefined ? {} : { [member.id]: value };
    // A line is summarized with its answer; here it stands by itself, once.
    const words = (locale: Locale) => type.summarize(alone, partAnswer, locale).replace(`${nameOf(member)} → `, '');
    return Object.fromEntries(locales.map((locale) => [locale, words(locale)]));
  };
  return members.map((member) => {
    const value = memberOf(answer, member.id);
    const { [member.id]: expected, ...others } = right;
    const { score } = type.grade(question, value === undefined ? others : { ...others, [member.id]: value });
    const lost = (1 - (score ?? 0)) * members.length;
    return {
      id: member.id,
      line: nameOf(member) || null,
      answer: inWordsOf(member, value),
      solution: inWordsOf(member, expected),
      score: Math.max(0, Math.round((1 - lost) * 100) / 100),
    };
  });
}
