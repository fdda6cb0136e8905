import type { Feedback } from '#api/assessment/feedback.ts';
import type { Answer, Item, Note, Pair, Passage, Piece, Place } from '#api/question_banks/item.ts';
import { htmlOfMarkdown } from '#api/question_banks/markup/markdown.ts';
import {
  feedbackTextIn,
  lineIn,
  optionIn,
  passageIn,
  type ReadPiece,
  type Source,
  stemIn,
  together,
} from '#api/question_banks/markup/stem.ts';
import { all, at, type Node, words } from '#api/question_banks/markup/xml.ts';
import { skills } from '#schemas/placement/skills.ts';
import { attachedIn, filesIn } from './files.ts';
import { cloze, gapfill, type ReadTask, selectTask } from './gaps.ts';

/** The item of a <question>, or the problem with it; null for one that only names a category. */
export function itemOf(question: Node): Piece | null {
  const type = question.attributes.type ?? '';
  const place: Place = { line: question.line, name: words(at(question, 'name', 'text')).trim() };
  if (type === 'category') return null;
  const prompt = at(question, 'questiontext');
  const source = sourceOf(prompt);
  if (type === 'description') return passageOf(prompt, place);
  const read = taskIn(type, question, source.text);
  if (typeof read === 'string') return { ...place, reason: read, params: { type } };
  const stem = stemIn({ ...source, text: read.text ?? source.text }, read.value.kind.endsWith('_gaps'));
  const { files, notes } = filesIn(prompt, stem.shown);
  const result = feedbackOf(question);
  const grade = Number(words(at(question, 'defaultgrade')) || 1);
  return {
    ...place,
    ...stem.value,
    points: Number.isFinite(grade) ? Math.min(100, Math.max(0, grade)) : 1,
    ...tagsOf(question),
    feedback: { ...result.value, ...read.feedback },
    ...(files.length > 0 ? { files } : {}),
    notes: together([stem, read, result, { notes }]),
    task: read.value,
  };
}

function passageOf(prompt: Node | undefined, place: Place): Passage {
  const stem = passageIn(sourceOf(prompt));
  const { files, notes } = filesIn(prompt, stem.shown);
  const shown = files.length > 0 ? { files } : {};
  return { ...place, ...stem.value, ...shown, notes: together([stem, { notes }]), passage: true };
}

/** The words in an element with a format of its own, and the files that it carries. */
function sourceOf(node: Node | undefined): Source {
  const { format } = node?.attributes ?? {};
  const text = words(at(node, 'text'));
  const carries = attachedIn(node);
  if (format === 'markdown') return { text: htmlOfMarkdown(text), html: true, carries };
  if (format === 'moodle_auto_format') return { text, html: true, lines: true, carries };
  return { text, html: format === undefined ? undefined : format === 'html', carries };
}

const line = (node: Node | undefined) => lineIn(sourceOf(node));
const textIn = (node: Node | undefined) => feedbackTextIn(sourceOf(node));

/** Whether the order of the options may be changed, where the file says that. */
function shuffledIn(question: Node): { shuffle?: boolean } {
  const value = words(at(question, 'shuffleanswers') ?? at(question, 'shuffle')).trim();
  return value ? { shuffle: /^(true|1)$/i.test(value) } : {};
}

function taskIn(type: string, question: Node, text: string): ReadTask | string {
  switch (type) {
    case 'multichoice':
    case 'multichoiceset': {
      const { value, notes } = answersOf(question, optionIn);
      const single = !/^(false|0)$/.test(words(at(question, 'single')).trim()) && type === 'multichoice';
      return { value: { kind: 'choice', multiple: !single, options: value, ...shuffledIn(question) }, notes };
    }
    case 'truefalse':
      return truth(question);
    case 'shortanswer': {
      const { value, notes } = answersOf(question);
      const sensitive = words(at(question, 'usecase')).trim() === '1';
      return { value: { kind: 'short', accept: value, ...(sensitive ? { case_sensitive: true } : {}) }, notes };
    }
    case 'numerical':
      return numerical(question);
    case 'matching':
    case 'match':
      return matching(question);
    case 'ordering': {
      const items = all(question, 'answer').map(line);
      return { value: { kind: 'order', items: items.map(({ value }) => value) }, notes: together(items) };
    }
    case 'essay':
      return { value: { kind: 'essay' }, notes: [] };
    case 'cloze':
    case 'multianswer':
      return cloze(text);
    case 'gapselect':
    case 'ddwtos':
      return selectTask(question, text, shuffledIn(question));
    case 'gapfill':
      return gapfill(question, text);
    default:
      return 'unsupported_type';
  }
}

function answersOf(question: Node, read = lineIn): ReadPiece<Answer[]> {
  const notes: { notes: Note[] }[] = [];
  const value = all(question, 'answer').map((answer) => {
    const text = read(sourceOf(answer));
    const comment = textIn(at(answer, 'feedback'));
    const { files, notes: left } = filesIn(answer, text.shown, read === optionIn ? 1 : 0);
    notes.push(text, comment, { notes: left });
    const weight = Number(answer.attributes.fraction ?? 0) / 100;
    return {
      text: text.value,
      weight: Number.isFinite(weight) ? weight : 0,
      ...(comment.value ? { feedback: comment.value } : {}),
      ...(files[0] ? { file: files[0] } : {}),
    };
  });
  return { value, notes: together(notes) };
}

function truth(question: Node): ReadTask {
  const answers = answersOf(question);
  const right = answers.value.find(({ weight }) => weight > 0);
  const wrong = answers.value.find(({ weight }) => weight <= 0);
  const feedback = {
    ...(right?.feedback ? { correct: right.feedback } : {}),
    ...(wrong?.feedback ? { incorrect: wrong.feedback } : {}),
  };
  return { value: { kind: 'boolean', right: /^true$/i.test(right?.text ?? '') }, notes: answers.notes, feedback };
}

function numerical(question: Node): ReadTask | string {
  const isLoose = all(question, 'answer').some((answer) => Number(words(at(answer, 'tolerance')) || 0) !== 0);
  if (isLoose) return 'numeric_range';
  const { value, notes } = answersOf(question);
  return { value: { kind: 'short', accept: value }, notes };
}

function matching(question: Node): ReadTask {
  const notes: { notes: Note[] }[] = [];
  const pairs = all(question, 'subquestion').map((node): Pair => {
    const [left, right] = [line(node), line(at(node, 'answer'))];
    const { files, notes: lost } = filesIn(node, left.shown, 1);
    notes.push(left, right, { notes: lost });
    return { left: left.value, right: right.value, ...(files[0] ? { file: files[0] } : {}) };
  });
  const isDistractor = ({ left, file }: Pair) => !left && !file;
  const distractors = pairs.filter(isDistractor).map(({ right }) => right);
  const matchedPairs = pairs.filter((pair) => !isDistractor(pair));
  return { value: { kind: 'match', pairs: matchedPairs, distractors }, notes: together(notes) };
}

/** The feedback by result, and the general one. */
function feedbackOf(question: Node): ReadPiece<Feedback> {
  const read = Object.entries(results).map(([result, name]) => [result, textIn(at(question, name))] as const);
  const value = Object.fromEntries(read.flatMap(([result, { value }]) => (value ? [[result, value]] : [])));
  return { value, notes: together(read.map(([, one]) => one)) };
}

const results = {
  general: 'generalfeedback',
  correct: 'correctfeedback',
  partial: 'partiallycorrectfeedback',
  incorrect: 'incorrectfeedback',
};

/** Difficulty and skill are tags of our own exports. */
function tagsOf(question: Node): Pick<Item, 'difficulty' | 'skill'> {
  const tags = all(at(question, 'tags'), 'tag').map((tag) => words(at(tag, 'text')).trim());
  const named = (name: string, values: string[]) => {
    const value = tags.find((tag) => tag.startsWith(`${name}:`))?.slice(name.length + 1);
    return value && values.includes(value) ? { [name]: value } : {};
  };
  return { ...named('difficulty', ['easy', 'medium', 'hard']), ...named('skill', skills) };
}
