import type { Piece, Place } from '#api/question_banks/item.ts';
import { feedbackTextIn, passageIn, stemIn, together } from '#api/question_banks/markup/stem.ts';
import { all, at, type Node, within, words } from '#api/question_banks/markup/xml.ts';
import { htmlIn } from './markup.ts';
import type { Passages } from './passages.ts';
import { blockIn, blocks, declarationsIn, gapsIn, inline } from './tasks.ts';

/** The item of an <assessmentItem> of QTI 2, or the problem with it. */
export function itemOf(node: Node, passages: Passages): Piece {
  const place: Place = { line: node.line, name: node.attributes.title ?? node.attributes.identifier ?? '' };
  const body = at(node, 'itemBody');
  const interactions = interactionsIn(body);
  const other = interactions.find(({ name }) => ![...inline, ...blocks, 'gapMatchInteraction'].includes(name));
  if (other) return { ...place, line: other.line, reason: 'unsupported_interaction', params: { name: other.name } };
  if (interactions.length === 0) {
    const { value, notes } = passageIn({ text: htmlIn(body, left), html: true });
    return { ...place, ...value, notes, passage: true };
  }
  const declarations = declarationsIn(node);
  const read = interactions.every(({ name }) => blocks.includes(name))
    ? blockIn(interactions, declarations)
    : gapsIn(body, declarations);
  if (typeof read === 'string') return { ...place, reason: read };
  const gaps = read.task.kind.endsWith('_gaps');
  let number = 0;
  const source = htmlIn(body, (child) => {
    if (child.name === 'gapText') return '';
    if (gaps && inline.includes(child.name)) {
      number += 1;
      return `{{${number}}}`;
    }
    if (child.name === 'hottextInteraction' || child.name === 'gapMatchInteraction') return undefined;
    return child.name.endsWith('Interaction') ? htmlIn(at(child, 'prompt')) : left(child);
  });
  const stem = stemIn({ text: source, html: true }, gaps);
  const feedback = feedbackIn(node, body);
  const about = aboutIn(node, passages);
  const custom = at(node, 'responseProcessing') && !at(node, 'responseProcessing')?.attributes.template;
  const most = all(node, 'outcomeDeclaration').find(({ attributes }) => attributes.identifier === 'MAXSCORE');
  const points = most ? Number(words(at(most, 'defaultValue', 'value'))) : 1;
  return {
    ...place,
    ...stem.value,
    points: points >= 0 && points <= 100 ? points : 1,
    feedback: feedback.value,
    notes: together([stem, read, feedback, about, { notes: custom ? [{ reason: 'own_scoring' }] : [] }]),
    ...(about.passage ? { about: about.passage } : {}),
    task: read.task,
  };
}

/** What is shown after answering, or to others than students, is no part of what is asked. */
const feedbacks = ['feedbackBlock', 'feedbackInline'];
const left = ({ name }: Node) => ([...feedbacks, 'rubricBlock', 'templateBlock'].includes(name) ? '' : undefined);

/** The passage that an item is about. */
function aboutIn(node: Node, passages: Passages) {
  const refs = all(node, 'assessmentStimulusRef').map(({ attributes }) => attributes.href ?? '');
  const passage = refs.map(passages).find((one) => one !== undefined);
  const notes = refs
    .filter((href) => passages(href) !== passage || !passage)
    .map((name) => ({ reason: 'passage_left_out', params: { name } }));
  return { passage, notes };
}

const interactionsIn = (body: Node | undefined): Node[] => {
  const found: Node[] = [];
  const look = (node: Node | undefined) => {
    for (const child of node?.children ?? []) {
      if (typeof child === 'string') continue;
      if (/Interaction$/.test(child.name)) found.push(child);
      else look(child);
    }
  };
  look(body);
  return found;
};

/** What this program writes is read again; other feedback hangs on rules of its own. */
function feedbackIn(node: Node, body: Node | undefined) {
  const modal = all(node, 'modalFeedback');
  const [correct, incorrect] = ['correct', 'incorrect'].map((name) =>
    feedbackTextIn({ text: htmlIn(modal.find(({ attributes }) => attributes.identifier === name)), html: true }),
  ) as [ReturnType<typeof feedbackTextIn>, ReturnType<typeof feedbackTextIn>];
  const others = modal.some(({ attributes }) => !['correct', 'incorrect'].includes(attributes.identifier ?? ''));
  // Those of options stay with them.
  const blocks =
    within(body, ...feedbacks).length >
    within(body, 'simpleChoice').flatMap((choice) => all(choice, 'feedbackInline')).length;
  const value = {
    ...(correct.value ? { correct: correct.value } : {}),
    ...(incorrect.value ? { incorrect: incorrect.value } : {}),
  };
  return {
    value,
    notes: together([correct, incorrect, { notes: others || blocks ? [{ reason: 'feedback_left_out' }] : [] }]),
  };
}
