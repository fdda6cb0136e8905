import type { Feedback } from '#api/assessment/feedback.ts';
import type { Answer, Note, Piece, Place, Task } from '#api/question_banks/item.ts';
import { feedbackTextIn, lineIn, optionIn, passageIn, stemIn, together } from '#api/question_banks/markup/stem.ts';
import { all, at, type Node, within, words } from '#api/question_banks/markup/xml.ts';
import { htmlIn } from './markup.ts';

const responses = ['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy'];
const unsupported = ['calculated_question', 'file_upload_question', 'hot_spot_question', 'formula_question'];

/** The item of an <item> of QTI 1.2 (Canvas, Blackboard), or the problem with it. */
export function itemOf12(node: Node): Piece {
  const place: Place = { line: node.line, name: node.attributes.title ?? node.attributes.ident ?? '' };
  // The first value counts: Canvas repeats it in the metadata of other items.
  const metadata = new Map(
    within(node, 'qtimetadatafield')
      .map((field) => [words(at(field, 'fieldlabel')).trim(), words(at(field, 'fieldentry')).trim()] as const)
      .toReversed(),
  );
  const type = metadata.get('question_type') ?? '';
  const presentation = at(node, 'presentation');
  const presentationNodes = within(presentation, ...responses);
  if (unsupported.includes(type)) return { ...place, reason: 'unsupported_type', params: { type } };
  const source = materialIn(presentation);
  if (presentationNodes.length === 0) {
    const { value, notes } = passageIn({ text: source });
    return { ...place, ...value, notes, passage: true };
  }
  const read = taskIn(type, node, presentationNodes, source);
  if (typeof read === 'string') return { ...place, reason: read, params: { type } };
  const stem = stemIn({ text: read.text ?? source }, read.task.kind.endsWith('_gaps'));
  const feedback = feedbackIn(node);
  const points = Number(metadata.get('points_possible') ?? 1);
  return {
    ...place,
    ...stem.value,
    points: points >= 0 && points <= 100 ? points : 1,
    feedback: feedback.value,
    notes: together([stem, read, feedback]),
    task: read.task,
  };
}

interface ReadTask {
  task: Task;
  notes: Note[];
  text?: string;
}

/** The words before the first answer. They are HTML whose tags are escaped, or not. */
const materialIn = (node: Node | undefined): string =>
  (node?.children ?? [])
    .map((child) => (typeof child === 'string' || responses.includes(child.name) ? '' : pieceIn(child)))
    .filter(Boolean)
    .join('\n');

const media: Record<string, string> = { matimage: '<img>', mataudio: '<audio></audio>', matvideo: '<video></video>' };

const pieceIn = (node: Node) => (node.name === 'mattext' ? htmlOf(node) : (media[node.name] ?? materialIn(node)));

const htmlOf = (node: Node | undefined): string =>
  node?.children.some((child) => typeof child !== 'string') ? htmlIn(node) : words(node);

function taskIn(type: string, node: Node, presented: Node[], source: string): ReadTask | string {
  const [first] = presented as [Node];
  const right = rightIn(node);
  if (type === 'matching_question') return matchIn(presented, right);
  if (type === 'multiple_dropdowns_question' || type === 'fill_in_multiple_blanks_question') {
    return blanksIn(type === 'multiple_dropdowns_question', presented, right, source);
  }
  if (presented.length > 1) return 'several_interactions';
  if (first.name === 'response_xy' || first.name === 'response_grp') return 'unsupported_type';
  if (first.name !== 'response_lid') return typedIn(first, node, right);
  const labels = within(first, 'response_label');
  if (/ordered/i.test(first.attributes.rcardinality ?? '')) {
    const texts = new Map(labels.map((label) => [label.attributes.ident, lineIn({ text: materialIn(label) })]));
    return {
      task: { kind: 'order', items: right.map(({ value }) => texts.get(value)?.value ?? '') },
      notes: together(texts.values()),
    };
  }
  const multiple = /multiple/i.test(first.attributes.rcardinality ?? '') || type === 'multiple_answers_question';
  const read = optionsIn(
    labels,
    right.filter(({ ident }) => ident === first.attributes.ident),
    node,
  );
  return { task: { kind: 'choice', multiple, options: read.options }, notes: read.notes };
}

/** An answer that earns: of which response, which value, how much. */
interface Right {
  ident: string;
  value: string;
  worth: number;
}

function rightIn(node: Node): Right[] {
  return within(node, 'respcondition').flatMap((condition) => {
    const worth = Math.max(0, ...within(condition, 'setvar').map((set) => Number(words(set)) || 0));
    if (worth === 0) return [];
    const values = wantedValues(at(condition, 'conditionvar'));
    return values.map((value) => ({ ident: value.attributes.respident ?? '', value: words(value).trim(), worth }));
  });
}

/** The values that a condition asks for; not those that it forbids. */
const wantedValues = (node: Node | undefined): Node[] =>
  (node?.children ?? []).flatMap((child) => {
    if (typeof child === 'string' || child.name === 'not') return [];
    return child.name === 'varequal' ? [child] : wantedValues(child);
  });

function optionsIn(labels: Node[], right: Right[], node: Node) {
  const best = Math.max(0, ...right.map(({ worth }) => worth));
  const notes: { notes: Note[] }[] = [];
  const options = labels.map((label): Answer => {
    const [ident, text] = [label.attributes.ident ?? '', optionIn({ text: materialIn(label) })];
    const feedback = feedbackTextIn({ text: feedbackNamed(node, `${ident}_fb`, `fb_${ident}`) });
    notes.push(text, feedback);
    const worth = Math.max(0, ...right.filter(({ value }) => value === ident).map(({ worth }) => worth));
    return {
      text: text.value,
      weight: best > 0 ? worth / best : 0,
      ...(feedback.value ? { feedback: feedback.value } : {}),
    };
  });
  return { options, notes: together(notes) };
}

function typedIn(response: Node, node: Node, right: Right[]): ReadTask | string {
  if (within(node, 'vargte', 'varlte', 'vargt', 'varlt').length > 0) return 'numeric_range';
  const own = right.filter(({ ident }) => ident === response.attributes.ident);
  if (own.length === 0) return { task: { kind: 'essay' }, notes: [] };
  const best = Math.max(...own.map(({ worth }) => worth));
  return {
    task: { kind: 'short', accept: own.map(({ value, worth }) => ({ text: value, weight: worth / best })) },
    notes: [],
  };
}

function matchIn(presented: Node[], right: Right[]): ReadTask {
  const [notes, others]: [{ notes: Note[] }[], Set<string>] = [[], new Set()];
  const pairs = presented.map((response) => {
    const material = { ...response, children: all(response, 'material') };
    const left = lineIn({ text: materialIn(material) });
    const key = right.find(({ ident }) => ident === response.attributes.ident)?.value;
    const labels = within(response, 'response_label').map(
      (label) => [label.attributes.ident, lineIn({ text: materialIn(label) })] as const,
    );
    notes.push(left, ...labels.map(([, text]) => text));
    for (const [, { value }] of labels) others.add(value);
    return { left: left.value, right: labels.find(([ident]) => ident === key)?.[1].value ?? '' };
  });
  const distractors = [...others].filter((text) => !pairs.some((pair) => pair.right === text));
  return { task: { kind: 'match', pairs, distractors }, notes: together(notes) };
}

/** Canvas writes gaps as [name], and their answers as responses of that name. */
function blanksIn(lists: boolean, presented: Node[], right: Right[], source: string): ReadTask | string {
  const gaps: { options: Answer[] }[] = [];
  const labels = presented.flatMap((response) => within(response, 'response_label'));
  if (labels.some(({ attributes }) => attributes.scoring_algorithm === 'TextRegex')) return 'regex';
  const text = source.replace(/\[([^[\]]{1,80})\]/g, (whole, name: string) => {
    const response = presented.find(({ attributes }) => attributes.ident === `response_${name}`);
    if (!response) return whole;
    const keys = right.filter(({ ident }) => ident === response.attributes.ident);
    const options = within(response, 'response_label').map((label) => ({
      text: lineIn({ text: materialIn(label) }).value,
      weight: !lists || keys.some(({ value }) => value === label.attributes.ident) ? 1 : 0,
    }));
    gaps.push({ options });
    return `{{${gaps.length}}}`;
  });
  if (gaps.length === 0) return 'no_gaps';
  const own = labels.some(({ attributes }) => /Contains|CloseEnough/.test(attributes.scoring_algorithm ?? ''));
  const notes = own ? [{ reason: 'own_scoring' }] : [];
  if (lists) return { task: { kind: 'chosen_gaps', gaps }, notes, text };
  return { task: { kind: 'typed_gaps', gaps: gaps.map(({ options }) => ({ accept: options })) }, notes, text };
}

function feedbackNamed(node: Node, ...names: string[]): string {
  return materialIn(all(node, 'itemfeedback').find(({ attributes }) => names.includes(attributes.ident ?? '')));
}

function feedbackIn(node: Node) {
  const read = Object.entries(results).map(
    ([result, names]) => [result, feedbackTextIn({ text: feedbackNamed(node, ...names) })] as const,
  );
  const value: Feedback = Object.fromEntries(read.flatMap(([result, { value }]) => (value ? [[result, value]] : [])));
  return { value, notes: together(read.map(([, one]) => one)) };
}

const results = {
  general: ['general_fb'],
  correct: ['correct_fb', 'Correct'],
  incorrect: ['general_incorrect_fb', 'Incorrect'],
};
