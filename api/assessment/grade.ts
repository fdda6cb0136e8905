import { type Locale, locales, type Text } from '#schemas/localize.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { derived } from '../cache.ts';
import { type CompiledForm, controlOf, nameOf, orderOf, permuteBody, type StoredQuestion, typeOf } from './compile.ts';
import type { AnyQuestionType, Grade, QuestionTypes } from './define.ts';
import { groupType, withoutGroups } from './group.ts';
import { inWords, richFeedback } from './rich.ts';
import { richReview } from './rich_review.ts';

/** What a published version of a form stores. */
export interface FormVersion {
  content: { es: CompiledForm; en: CompiledForm };
  key: StoredQuestion[];
  rules: Rules;
}

export interface Rules {
  pass_percentage: number;
  shuffle: boolean;
  /** When a student may read which questions were right, the right answers and the feedback. */
  reveal: 'never' | 'after_passing' | 'after_submitting';
  attempts_allowed: number | null;
  time_limit_minutes: number | null;
  /** How long after a submission the next attempt may begin; of forms with a pause. */
  pause_minutes?: number;
  /** How many questions an attempt draws from those that there are; without it all are asked. */
  questions_per_attempt?: number;
  /** Whether each question is checked by itself, with what was right shown at once; of exercises that have it so. */
  practice?: boolean;
  title: string;
  english_title: string | null;
  /** Of leveling tests: whether each answer decides on the next question, and how many there are at most. */
  adaptive?: boolean;
  question_limit?: number | null;
}

export interface Result {
  status: 'completed' | 'pending_revision';
  /** Points earned of points possible; provisional while a question waits for a person. */
  score: number;
  points: number;
  percentage: number;
  correct: number;
  incorrect: number;
  /** Of the incorrect ones, those that earned something. */
  partly: number;
  /** With their keys: whether its student may read them is for `attempts.review` to say. */
  graded: AnswerReview[];
}

type Answers = Record<string, unknown>;

/**
 * Grades what was answered.
 * @param seed of the attempt: the result has the order in which the questions were asked
 * @param marks points that a person gave, by question
 */
export function gradeForm(
  types: QuestionTypes,
  version: FormVersion,
  answers: Answers,
  seed: number,
  marks: Record<string, number> = {},
): Result {
  const order = version.rules.shuffle ? orderOf(version.content.es, seed) : withoutGroups(version.key).map(nameOf);
  const found = withoutGroups(version.key).map((question) => ({
    question,
    grade: gradeOne(types, question, answers[nameOf(question)], marks[nameOf(question)]),
  }));
  const countedQuestions = found.filter(({ question }) => !question.pilot);
  const points = roundScore(sum(countedQuestions.map(({ question }) => question.points)));
  const exact = sum(countedQuestions.map(({ question, grade }) => (grade.score ?? 0) * question.points));
  const percentage = points > 0 ? roundScore((exact / points) * 100) : 0;
  const correct = countedQuestions.filter(({ grade }) => grade.score === 1).length;
  const pending = countedQuestions.filter(({ grade }) => grade.score === null).length;
  const graded = found
    .map((one) => reviewOf(types, version, one, answers[nameOf(one.question)], seed))
    .toSorted((one, other) => order.indexOf(one.question) - order.indexOf(other.question));
  return {
    status: pending > 0 ? 'pending_revision' : 'completed',
    score: roundScore(exact),
    points,
    percentage,
    correct,
    incorrect: countedQuestions.length - correct - pending,
    partly: countedQuestions.filter(({ grade: { score } }) => score !== null && score > 0 && score < 1).length,
    graded,
  };
}

/** A person's points stand where the type could not say. */
function gradeOne(types: QuestionTypes, question: StoredQuestion, answer: unknown, mark?: number): Grade {
  const type = typeOf(types, question.type);
  const grade = type.grade(inWords(type.author, question), answer);
  if (grade.score !== null || mark === undefined) return grade;
  return { ...grade, score: question.points > 0 ? mark / question.points : 1 };
}

function reviewOf(
  types: QuestionTypes,
  version: FormVersion,
  { question, grade: { score, feedback } }: { question: StoredQuestion; grade: Grade },
  value: unknown,
  seed: number,
): AnswerReview {
  const { content, rules } = version;
  const [type, name] = [typeOf(types, question.type), nameOf(question)];
  const words = inWords(type.author, question);
  const asked = rules.shuffle ? { ...words, body: permuteBody(words.body, seed, name) } : words;
  const correction = type.correct(asked, value);
  return {
    question: name,
    prompt: inBothLanguages((locale) => content[locale].schema.properties[name]?.title ?? ''),
    text: controlOf(content.es, name)['ui:options'].text ?? null,
    answer: inBothLanguages((locale) => type.summarize(words, value, locale)),
    solution: solutionOf(question, type),
    score: score === null ? null : roundScore(score * question.points),
    points: question.points,
    correct: score === null ? null : score === 1,
    feedback,
    ...richReview(content, name, feedback.map(richFeedback(type.author, question))),
    ...(correction ? { correction } : {}),
    ...groupAt(version, name),
    ...(controlOf(content.es, name)['ui:widget'] === 'recorder' && value ? { recording: Number(value) } : {}),
  };
}

const inBothLanguages = (textIn: (locale: Locale) => string): Text =>
  Object.fromEntries(locales.map((locale) => [locale, textIn(locale)]));

/** The right answer in words. */
const solutionOf = derived((question: StoredQuestion, type: AnyQuestionType): Text => {
  const words = inWords(type.author, question);
  return inBothLanguages((locale) => type.summarize(words, type.solution(words), locale));
});

/** The group of a question, and what it is about where this is its first. */
function groupAt(version: FormVersion, question: string): Pick<AnswerReview, 'group' | 'group_name'> {
  const group = groupOf(version, question);
  if (!group) return {};
  return { group_name: group.shown.name, ...(group.first === question ? { group: group.shown } : {}) };
}

/** The group that a question belongs to, as a review shows it, and the question that it begins with. */
export function groupOf(
  { content, key }: FormVersion,
  question: string,
): { first: string | undefined; questions: string[]; shown: NonNullable<AnswerReview['group']> } | undefined {
  const group = content.es.uiSchema['ui:groups']?.find(({ questions }) => questions.includes(question));
  if (!group) return undefined;
  const row = key.find((one) => nameOf(one) === group.name);
  const { prompt, text = null, transcript = null } = row ? { ...inWords(groupType.author, row).body, ...row.key } : {};
  const shown = { name: group.name, prompt, text: text || null, media: group.media ?? [], transcript };
  return { first: group.questions[0], questions: group.questions, shown };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** To two decimals, halves up: 1.005 is a little less than it in binary. */
const roundScore = (number: number) => Math.round(Number((number * 100).toPrecision(12))) / 100;
