import type { Answer, Note, Task } from '#api/question_banks/item.ts';
import { feedbackTextIn, lineIn, optionIn, together } from '#api/question_banks/markup/stem.ts';
import { all, at, type Node, within, words } from '#api/question_banks/markup/xml.ts';
import { htmlIn } from './markup.ts';

/** The inline interactions, and the block interactions. */
export const inline = ['textEntryInteraction', 'inlineChoiceInteraction', 'gap'];
export const blocks = [
  'choiceInteraction',
  'extendedTextInteraction',
  'matchInteraction',
  'orderInteraction',
  'hottextInteraction',
];

/** What an answer must be, as an item declares it. */
interface DeclaredResponse {
  multiple: boolean;
  correct: string[];
  /** What answers are worth, the best 1. */
  worth: Map<string, number>;
}

/** What the answers of an item must be, by their names. */
export function declarationsIn(node: Node): Map<string, DeclaredResponse> {
  return new Map(
    all(node, 'responseDeclaration').map((declaration) => {
      const entries = all(at(declaration, 'mapping'), 'mapEntry').map(
        ({ attributes }) => [attributes.mapKey ?? '', Number(attributes.mappedValue ?? 0)] as const,
      );
      const best = Math.max(0, ...entries.map(([, value]) => value));
      const worth = new Map(entries.map(([key, value]) => [key, best > 0 ? value / best : 0]));
      const correct = all(at(declaration, 'correctResponse'), 'value').map((value) => words(value).trim());
      const multiple = declaration.attributes.cardinality !== 'single';
      return [declaration.attributes.identifier ?? '', { multiple, correct, worth }];
    }),
  );
}

interface ReadTask {
  task: Task;
  notes: Note[];
}

const nothing: DeclaredResponse = { multiple: false, correct: [], worth: new Map() };

/** The task of a block interaction, or why there is no task of ours for it. */
export function blockIn(interactions: Node[], declared: Map<string, DeclaredResponse>): ReadTask | string {
  const [node] = interactions as [Node];
  if (interactions.length > 1) return 'several_interactions';
  const key = declared.get(node.attributes.responseIdentifier ?? '') ?? nothing;
  switch (node.name) {
    case 'choiceInteraction':
      if (node.attributes.class === 'boolean')
        return { task: { kind: 'boolean', right: key.correct[0] === 'true' }, notes: [] };
      return choiceIn(node, all(node, 'simpleChoice'), key);
    case 'hottextInteraction':
      return choiceIn(node, within(node, 'hottext'), key);
    case 'orderInteraction':
      return orderIn(all(node, 'simpleChoice'), key);
    case 'matchInteraction':
      return matchIn(node, key);
    default: {
      const accept = typedIn(key);
      return { task: accept.length > 0 ? { kind: 'short', accept } : { kind: 'essay' }, notes: [] };
    }
  }
}

function choiceIn(
  node: Node,
  choices: Node[],
  { multiple, correct, worth }: DeclaredResponse,
  read = optionIn,
): ReadTask {
  const notes: { notes: Note[] }[] = [];
  const options = choices.map((choice): Answer => {
    const inline = at(choice, 'feedbackInline');
    const inside = htmlIn(choice, (child) => (child.name === 'feedbackInline' ? '' : undefined));
    const text = read({ text: inside, html: true });
    const feedback = feedbackTextIn({ text: htmlIn(inline), html: true });
    notes.push(text, feedback);
    const id = choice.attributes.identifier ?? '';
    const weight = correct.length > 0 ? Number(correct.includes(id)) : (worth.get(id) ?? 0);
    return { text: text.value, weight, ...(feedback.value ? { feedback: feedback.value } : {}) };
  });
  const lost = correct.length > 0 ? unequal(worth) : [];
  return {
    task: { kind: 'choice', multiple, options, ...shuffledIn(node, choices) },
    notes: together([...notes, { notes: lost }]),
  };
}

/** Whether the order of the options may be changed, where the item says that. */
function shuffledIn({ attributes }: Node, choices: Node[]): { shuffle?: boolean } {
  if (attributes.shuffle === undefined) return {};
  return { shuffle: attributes.shuffle === 'true' && choices.every((choice) => choice.attributes.fixed !== 'true') };
}

/** Parts that earn differently, which is not kept where each counts the same. */
function unequal(worth: Map<string, number>): Note[] {
  const positiveWorths = [...worth.values()].filter((value) => value > 0);
  return new Set(positiveWorths).size > 1 ? [{ reason: 'weights_left_out' }] : [];
}

function orderIn(choices: Node[], { correct }: DeclaredResponse): ReadTask {
  const texts = new Map(
    choices.map((choice) => [choice.attributes.identifier ?? '', lineIn({ text: htmlIn(choice), html: true })]),
  );
  const items = correct.map((id) => texts.get(id)?.value ?? '');
  return { task: { kind: 'order', items }, notes: together(texts.values()) };
}

function matchIn(node: Node, { correct, worth }: DeclaredResponse): ReadTask | string {
  const [lefts, rights] = all(node, 'simpleMatchSet').map((set) =>
    all(set, 'simpleAssociableChoice').map(
      (choice) => [choice.attributes.identifier ?? '', lineIn({ text: htmlIn(choice), html: true })] as const,
    ),
  );
  if (!lefts || !rights) return 'pairs_wrong';
  const earning = [...worth].filter(([, value]) => value > 0).map(([pair]) => pair);
  const keys = (correct.length > 0 ? correct : earning).map((pair) => pair.split(/\s+/));
  if (new Set(keys.map(([left]) => left)).size < keys.length) return 'match_several';
  const [left, right] = [new Map(lefts), new Map(rights)];
  const pairs = keys.map(([from, to]) => ({
    left: left.get(from ?? '')?.value ?? '',
    right: right.get(to ?? '')?.value ?? '',
  }));
  const usedRights = new Set(pairs.map(({ right }) => right));
  const distractors = [...right.values()].map(({ value }) => value).filter((value) => !usedRights.has(value));
  const notes = together([...left.values(), ...right.values(), { notes: unequal(worth) }]);
  return { task: { kind: 'match', pairs, distractors }, notes };
}

/** The task of inline interactions, or why there is no task of ours for them. */
export function gapsIn(body: Node | undefined, declared: Map<string, DeclaredResponse>): ReadTask | string {
  const gaps = within(body, ...inline);
  const keyOf = (node: Node) => declared.get(node.attributes.responseIdentifier ?? '') ?? nothing;
  if (gaps.every(({ name }) => name === 'textEntryInteraction')) {
    const accept = gaps.map((gap) => ({ accept: typedIn(keyOf(gap)), ...sizeOf(gap) }));
    return { task: { kind: 'typed_gaps', gaps: accept }, notes: [] };
  }
  if (gaps.every(({ name }) => name === 'inlineChoiceInteraction')) {
    const lists = gaps.map((gap) => choiceIn(gap, all(gap, 'inlineChoice'), keyOf(gap), lineIn));
    const tasks = lists.map(({ task }) => task as Task & { kind: 'choice' });
    const statedShuffles = tasks.map(({ shuffle }) => shuffle).filter((shuffle) => shuffle !== undefined);
    const shuffle = statedShuffles.length > 0 ? { shuffle: statedShuffles.every(Boolean) } : {};
    return {
      task: { kind: 'chosen_gaps', gaps: tasks.map(({ options }) => ({ options })), ...shuffle },
      notes: together(lists),
    };
  }
  const [bank] = within(body, 'gapMatchInteraction');
  if (!bank || gaps.some(({ name }) => name !== 'gap')) return 'mixed_gaps';
  const pairs = keyOf(bank).correct.map((pair) => pair.split(/\s+/));
  const texts = within(bank, 'gapText');
  const options = gaps.map((gap) => {
    const right = pairs.find(([, place]) => place === gap.attributes.identifier)?.[0];
    return {
      options: texts.map((text) => ({
        text: words(text).trim(),
        weight: Number(text.attributes.identifier === right),
      })),
    };
  });
  return { task: { kind: 'chosen_gaps', gaps: options }, notes: [] };
}

const sizeOf = ({ attributes }: Node) => {
  const size = Number(attributes.expectedLength);
  return size >= 4 && size <= 40 && Number.isInteger(size) ? { size } : {};
};

function typedIn({ correct, worth }: DeclaredResponse): Answer[] {
  const mapped = [...worth].map(([text, weight]) => ({ text, weight }));
  return [...correct.filter((text) => !worth.has(text)).map((text) => ({ text, weight: 1 })), ...mapped];
}
