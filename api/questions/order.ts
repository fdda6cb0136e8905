import { asStrings } from '#api/assessment/answer.ts';
import { author, type CommonBody, commonBody, commonOptions, idOf, list, object } from '#api/assessment/author.ts';
import { byText } from '#api/assessment/bank.ts';
import { defineQuestion, type Issue } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts } from '#api/assessment/feedback.ts';
import { longestOrdered } from '#api/assessment/longest_ordered.ts';
import { markOrder } from '#api/assessment/marking/order.ts';
import { checkOptions, choices, type Option, optionsSchema } from '#api/assessment/options.ts';
import { text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  items: Option[];
}

interface Key {
  order: string[];
  /** Other orders that are as right. */
  alternatives?: { order: string[] }[];
  /** One item out of place loses all. */
  strict?: boolean;
  feedback?: Feedback;
}

const order = {
  title: 'Right order',
  type: 'array',
  uniqueItems: true,
  maxItems: 200,
  'x-arranged': true,
  items: idOf('body.items', 'Item'),
};

const body: Body = {
  prompt: { es: 'Ordena la frase.', en: 'Put the sentence in order.' },
  items: [
    { id: 'c4dz', text: 'never' },
    { id: 'r7kv', text: 'She' },
    { id: 'h2pm', text: 'coffee' },
    { id: 'w9ga', text: 'drinks' },
  ],
};

/** Words or sentences to put in order: the longest part that is in the order of an accepted one earns its share. */
export default defineQuestion<Body, Key, string[]>({
  author: author(
    object('Question', { ...commonBody, items: optionsSchema }, ['prompt', 'items']),
    object(
      'Key',
      {
        order,
        alternatives: list('Other right orders', object('Order', { order }, ['order']), 20),
        strict: { title: 'All or nothing', type: 'boolean', default: false },
        feedback: feedbackSchema,
      },
      ['order'],
    ),
  ),
  check: ({ body, key }) => [
    ...checkOptions(body.items, 'body.items'),
    ...checkOrder(body.items, key.order, 'key.order'),
    ...(key.alternatives ?? []).flatMap((one, at) => checkOrder(body.items, one.order, `key.alternatives.${at}.order`)),
  ],
  // In the order of the alphabet: authors write them as they belong.
  compile: (body, locale) => ({
    schema: {
      title: text(body.prompt, locale),
      type: 'array',
      uniqueItems: true,
      maxItems: body.items.length,
      items: { type: 'string', oneOf: choices(byText(body.items)) },
    },
    uiSchema: { 'ui:widget': 'order', 'ui:options': commonOptions(body, locale) },
  }),
  grade({ key }, answer) {
    const answeredIds = asStrings(answer);
    const score = Math.max(...acceptedOf(key).map((accepted) => scoreOf(accepted, answeredIds, key.strict)));
    return { score, feedback: feedbackTexts(...byResult(key.feedback, score)) };
  },
  solution: ({ key }) => key.order,
  correct({ body, key }, answer) {
    const answeredIds = asStrings(answer);
    const nearest = acceptedOf(key).toSorted(
      (one, other) => scoreOf(other, answeredIds, false) - scoreOf(one, answeredIds, false),
    )[0];
    return markOrder(body.items, nearest ?? key.order, answeredIds);
  },
  summarize: ({ body }, answer) =>
    asStrings(answer)
      .flatMap((id) => body.items.find((item) => item.id === id)?.text ?? [])
      .join(' · '),
  starter: { body: { prompt: { es: '', en: '' }, text: '', items: [] }, key: { order: [] } },
  example: {
    question: { body, key: { order: ['r7kv', 'c4dz', 'w9ga', 'h2pm'] } },
    twin: { body, key: { order: ['h2pm', 'r7kv', 'c4dz', 'w9ga'], strict: true } },
    right: ['r7kv', 'c4dz', 'w9ga', 'h2pm'],
    wrong: ['h2pm', 'w9ga', 'c4dz', 'r7kv'],
    partial: ['r7kv', 'w9ga', 'c4dz', 'h2pm'],
  },
});

const acceptedOf = ({ order, alternatives = [] }: Key) => [order, ...alternatives.map((one) => one.order)];

/** One item alone is in no order. */
function scoreOf(accepted: string[], answered: string[], strict = false): number {
  if (accepted.length === 0 || answered.some((id) => !accepted.includes(id))) return 0;
  const longest = longestOrdered(accepted, answered);
  if (longest === accepted.length) return 1;
  return strict || longest < 2 ? 0 : longest / accepted.length;
}

/** An order names each item once. */
function checkOrder(items: Option[], order: string[], path: string): Issue[] {
  const whole = order.length === items.length && items.every(({ id }) => order.includes(id));
  return whole ? [] : [{ path, rule: 'order_incomplete' }];
}
