import { group } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { normalise } from '#api/assessment/text/normalise.ts';
import type { Accepted } from '#api/assessment/typed/accepted.ts';
import { asLiteral } from '#schemas/questions/answer_pattern.ts';
import { asHtml } from '#schemas/rich.ts';
import type { Conversion } from './conversion.ts';
import type { Answer, Item, Note, Passage, Task } from './item.ts';
import { booleanQuestion, matchQuestion, orderQuestion, slugs } from './keyless_order.ts';

/** The question that an item is; its notes say what had to be left out. */
export function questionOf(item: Item): Conversion {
  if (item.task.kind === 'boolean') return booleanQuestion(item, item.task.right);
  const { type, body, key, notes, files } = convert(item.task);
  const common = { prompt: item.prompt, ...(item.text ? { text: item.text } : {}) };
  return { type, body: { ...common, ...body }, key: { ...key, ...resultOf(item) }, notes, ...(files ? { files } : {}) };
}

/** What several questions are about, as a form holds it. */
export const groupOf = ({ prompt, text }: Passage): Conversion => ({
  type: group,
  body: { prompt, text },
  key: {},
  notes: [],
});

const resultOf = ({ feedback }: Item) => (feedback && Object.keys(feedback).length > 0 ? { feedback } : {});

function convert(task: Exclude<Task, { kind: 'boolean' }>): Conversion {
  switch (task.kind) {
    case 'choice':
      return convertChoice(task.options, task.multiple);
    case 'short': {
      const { accept, notes, feedback, case_sensitive } = acceptedKey(task.accept, task.case_sensitive);
      const body = task.max_length === undefined ? {} : { max_length: task.max_length };
      return { type: 'text_short', body, key: { accept, ...readingOf(task, case_sensitive), ...feedback }, notes };
    }
    case 'typed_gaps':
      return convertTyped(task);
    case 'chosen_gaps': {
      const gaps = task.gaps.map(({ options }) => optionsOf(options));
      const body = { gaps: gaps.map(({ options }, at) => ({ id: `${at + 1}`, options })) };
      const key = {
        gaps: gaps.map(({ right, feedbacks }, at) => ({
          id: `${at + 1}`,
          correct: right[0] ?? '',
          ...(feedbacks.length > 0 ? { options: feedbacks } : {}),
        })),
      };
      return { type: 'gap_choice', body, key, notes: task.gaps.flatMap(({ options }) => partial(options)) };
    }
    case 'match':
      return matchQuestion(task);
    case 'order':
      return orderQuestion(task.items);
    case 'essay':
      // No format says by what a person grades.
      return {
        type: task.kind,
        body: { rubric: questionTypes.get(task.kind)?.starter.body.rubric },
        key: { model: '' },
        notes: [],
      };
  }
}

/** Which options earn, by their ids; all that earn as much as the best. */
function optionsOf(answers: Answer[]) {
  const ids = slugs(answers.length);
  const nameOf = ({ text, file }: Answer, at: number) => text || (file && asHtml(file.alt || `${at + 1}`)) || text;
  const options = answers.map((answer, at) => ({ id: ids[at] as string, text: nameOf(answer, at) }));
  const files = answers.flatMap(({ file }, at) => (file ? [{ file, list: 'options', at }] : []));
  const best = Math.max(...answers.map(({ weight }) => weight));
  const right = best > 0 ? ids.filter((_, at) => answers[at]?.weight === best) : [];
  const feedbacks = answers.flatMap(({ feedback }, at) => (feedback ? [{ option: ids[at] as string, feedback }] : []));
  return { ids, options, right, feedbacks, files };
}

function convertChoice(answers: Answer[], multiple: boolean): Conversion {
  const { ids, options, right, feedbacks, files } = optionsOf(answers);
  const feedback = feedbacks.length > 0 ? { options: feedbacks } : {};
  if (multiple) {
    const correct = ids.filter((_, at) => (answers[at] as Answer).weight > 0);
    const notes = correct.length > right.length ? [{ reason: 'weights_left_out' }] : [];
    return { type: 'choice_multiple', body: { options }, key: { correct, ...feedback }, notes, files };
  }
  if (right.length > 1) {
    const notes = [...partial(answers), { reason: 'several_right' }];
    return { type: 'choice_multiple', body: { options }, key: { correct: right, ...feedback }, notes, files };
  }
  return {
    type: 'choice_single',
    body: { options },
    key: { correct: right[0] ?? '', ...feedback },
    notes: partial(answers),
    files,
  };
}

/** A choice that is worth a part is right or wrong with us. */
function partial(answers: Answer[]): Note[] {
  const best = Math.max(...answers.map(({ weight }) => weight));
  return answers.some(({ weight }) => weight > 0 && weight < best) ? [{ reason: 'weights_left_out' }] : [];
}

function convertTyped(task: Task & { kind: 'typed_gaps' }): Conversion {
  const gaps = task.gaps.map(({ accept }) => acceptedKey(accept, task.case_sensitive));
  const case_sensitive = gaps.some((gap) => gap.case_sensitive);
  const body = {
    gaps: task.gaps.map(({ hint, size }, at) => ({
      id: `${at + 1}`,
      ...(hint ? { hint } : {}),
      ...(size ? { size } : {}),
    })),
  };
  const key = {
    gaps: gaps.map(({ accept }, at) => ({ id: `${at + 1}`, accept })),
    ...readingOf(task, case_sensitive),
  };
  const lost = gaps.some(({ feedback }) => 'feedback' in feedback) ? [{ reason: 'gap_feedback_left_out' }] : [];
  return { type: 'gap_typed', body, key, notes: [...gaps.flatMap(({ notes }) => notes), ...lost] };
}

const readingOf = ({ misspelling }: { misspelling?: number }, case_sensitive: boolean) => ({
  ...(case_sensitive ? { case_sensitive } : {}),
  ...(misspelling === undefined ? {} : { misspelling }),
});

/**
 * Variants as ours are read: the first of those that are the same counts; capitals matter where they change the worth;
 * "anything else" (*) is what is said to a wrong answer.
 */
function acceptedKey(answers: Answer[], sensitive = false) {
  const case_sensitive = sensitive || worthByCase(answers);
  const isWild = ({ text }: Answer) => text.includes('*');
  const accept = new Map<string, Accepted>();
  for (const { text, weight, feedback } of answers.filter((answer) => !isWild(answer))) {
    const plain = normalise(text, case_sensitive);
    const worth = Math.min(1, Math.max(0, weight));
    const variant = {
      text: asLiteral(text),
      ...(worth === 1 ? {} : { weight: worth }),
      ...(feedback ? { feedback } : {}),
    };
    if (!accept.has(plain)) accept.set(plain, variant);
  }
  const wild = answers.filter(isWild);
  const notes = wild
    .filter(({ text, weight }) => text !== '*' || weight > 0)
    .map(({ text }) => ({ reason: 'wildcard_left_out', params: { text } }));
  const other = wild.find(({ text }) => text === '*')?.feedback;
  return {
    accept: [...accept.values()],
    notes,
    feedback: other ? { feedback: { incorrect: other } } : {},
    case_sensitive,
  };
}

/** Whether the same letters earn more or less by their capitals. */
const worthByCase = (answers: Answer[]) =>
  [...Map.groupBy(answers, ({ text }) => normalise(text)).values()].some(
    (same) => new Set(same.map(({ weight }) => weight)).size > 1 && new Set(same.map(({ text }) => text)).size > 1,
  );
