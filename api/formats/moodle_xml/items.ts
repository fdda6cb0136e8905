import type { Feedback } from '#api/engine/question/feedback.ts';
import type { Answer, Item, Note, Place, Problem, Task } from '#api/exchange/item.ts';
import { lineIn, optionIn, type Read, saidIn, stemIn, together } from '#api/exchange/stem.ts';
import { all, at, type Node, words } from '#api/exchange/xml.ts';
import { answersIn } from '../gift/answers.ts';
import { gapsOf } from '../gift/items.ts';
import { filesIn } from './files.ts';

/** The item that a <question> is, or why it is none; nothing for one that only names a category. */
export function itemOf(question: Node): Item | Problem | null {
  const type = question.attributes.type ?? '';
  const place: Place = { line: question.line, name: words(at(question, 'name', 'text')).trim() };
  if (type === 'category') return null;
  if (type === 'description') return { ...place, reason: 'description' };
  const asked = at(question, 'questiontext');
  const { files, notes, ...source } = { ...html(asked), ...filesIn(asked, html(asked).text) };
  const read = taskIn(type, question, source.html);
  if (typeof read === 'string') return { ...place, reason: read, params: { type } };
  const stem = stemIn(read.text ?? source.html, source.isHtml, read.value.kind.endsWith('_gaps'));
  const result = feedbackOf(question);
  const grade = Number(words(at(question, 'defaultgrade')) || 1);
  return {
    ...place,
    ...stem.value,
    points: Number.isFinite(grade) ? Math.min(100, Math.max(0, grade)) : 1,
    ...tagged(question),
    feedback: { ...result.value, ...read.feedback },
    ...(files.length > 0 ? { files } : {}),
    notes: together(stem, read, result, { notes }),
    task: read.value,
  };
}

interface ReadTask extends Read<Task> {
  feedback?: Feedback;
  /** The text with its gaps, where these stand in it. */
  text?: string;
}

/** The words in an element with a format of its own. */
const html = (node: Node | undefined) => ({
  text: words(at(node, 'text')),
  isHtml:
    node?.attributes.format === undefined
      ? undefined
      : ['html', 'moodle_auto_format', 'markdown'].includes(node.attributes.format),
});

const line = (node: Node | undefined) => lineIn(html(node).text, html(node).isHtml);
const said = (node: Node | undefined) => saidIn(html(node).text, html(node).isHtml);

function taskIn(type: string, question: Node, text: string): ReadTask | string {
  switch (type) {
    case 'multichoice':
    case 'multichoiceset': {
      const { value, notes } = answersOf(question, optionIn);
      const single = !/^(false|0)$/.test(words(at(question, 'single')).trim()) && type === 'multichoice';
      return { value: { kind: 'choice', multiple: !single, options: value }, notes };
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
      return { value: { kind: 'order', items: items.map(({ value }) => value) }, notes: together(...items) };
    }
    case 'essay':
      return { value: { kind: 'essay' }, notes: [] };
    case 'cloze':
    case 'multianswer':
      return cloze(text);
    case 'gapselect':
    case 'ddwtos':
      return selected(question, text);
    default:
      return 'unsupported_type';
  }
}

function answersOf(question: Node, read = lineIn): Read<Answer[]> {
  const notes: { notes: Note[] }[] = [];
  const value = all(question, 'answer').map((answer) => {
    const text = read(words(at(answer, 'text')), html(answer).isHtml);
    const comment = said(at(answer, 'feedback'));
    notes.push(text, comment);
    const weight = Number(answer.attributes.fraction ?? 0) / 100;
    return {
      text: text.value,
      weight: Number.isFinite(weight) ? weight : 0,
      ...(comment.value ? { feedback: comment.value } : {}),
    };
  });
  return { value, notes: together(...notes) };
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
  const parts = all(question, 'subquestion').map((pair) => ({ left: line(pair), right: line(at(pair, 'answer')) }));
  const pairs = parts.map(({ left, right }) => ({ left: left.value, right: right.value }));
  const distractors = pairs.filter(({ left }) => !left).map(({ right }) => right);
  const notes = together(...parts.flatMap(({ left, right }) => [left, right]));
  return { value: { kind: 'match', pairs: pairs.filter(({ left }) => left), distractors }, notes };
}

/** Gaps in Moodle's own notation within the text: {1:MULTICHOICE:~a~=b}. */
function cloze(source: string): ReadTask | string {
  const gaps = /\{(\d*:[A-Z_]+:(?:\\.|[^\\}])*)\}/gi;
  const tasks = [...source.matchAll(gaps)].map(([, content]) => answersIn(content as string, 'html').task);
  if (tasks.length === 0) return 'no_gaps';
  const read = gapsOf(tasks);
  if (typeof read === 'string') return read;
  if (!read.value.kind.endsWith('_gaps')) return 'mixed_gaps';
  const sensitive = read.value.kind === 'typed_gaps' && /\{\d*:(SHORTANSWER_C|SAC|MWC):/i.test(source);
  let number = 0;
  const text = source.replace(gaps, () => {
    number += 1;
    return `{{${number}}}`;
  });
  return { ...read, value: { ...read.value, ...(sensitive ? { case_sensitive: true } : {}) } as Task, text };
}

/** Gaps of the kind [[2]], whose right word is the second of all; each may hold the words of its group. */
function selected(question: Node, source: string): ReadTask | string {
  const options = [...all(question, 'selectoption'), ...all(question, 'dragbox')].map((option) => ({
    text: lineIn(words(at(option, 'text'))).value,
    group: words(at(option, 'group')).trim(),
  }));
  const gaps: { options: Answer[] }[] = [];
  const text = source.replace(/\[\[(\d+)\]\]/g, (_, place: string) => {
    const right = options[Number(place) - 1];
    const group = options.filter((option) => option.group === right?.group);
    gaps.push({ options: group.map((option) => ({ text: option.text, weight: option === right ? 1 : 0 })) });
    return `{{${gaps.length}}}`;
  });
  return gaps.length > 0 ? { value: { kind: 'chosen_gaps', gaps }, notes: [], text } : 'no_gaps';
}

/** What is said to a result; what is said in any case is said to both. */
function feedbackOf(question: Node): Read<Feedback> {
  const [general, right, wrong] = ['generalfeedback', 'correctfeedback', 'incorrectfeedback'].map((name) =>
    said(at(question, name)),
  ) as [Read<undefined>, Read<undefined>, Read<undefined>];
  const [correct, incorrect] = [right.value ?? general.value, wrong.value ?? general.value];
  return {
    value: { ...(correct ? { correct } : {}), ...(incorrect ? { incorrect } : {}) },
    notes: together(general, right, wrong),
  };
}

/** Difficulty and skill stand in tags that this program writes. */
function tagged(question: Node): Pick<Item, 'difficulty' | 'skill'> {
  const tags = all(at(question, 'tags'), 'tag').map((tag) => words(at(tag, 'text')).trim());
  const named = (name: string, values: string[]) => {
    const value = tags.find((tag) => tag.startsWith(`${name}:`))?.slice(name.length + 1);
    return value && values.includes(value) ? { [name]: value } : {};
  };
  return { ...named('difficulty', ['easy', 'medium', 'hard']), ...named('skill', skills) };
}

const skills = ['grammar', 'vocabulary', 'reading', 'listening', 'writing', 'speaking'];
