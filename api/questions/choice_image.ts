import { asString } from '#api/assessment/answer.ts';
import {
  author,
  bilingualText,
  type CommonBody,
  commonBody,
  commonOptions,
  idOf,
  idSchema,
  isBlank,
  list,
  object,
  picture,
} from '#api/assessment/author.ts';
import { type ChoiceKey, choiceFeedback, choiceKey } from '#api/assessment/choice.ts';
import { defineQuestion, type Issue } from '#api/assessment/define.ts';
import { english } from '#api/assessment/marking/correction.ts';
import { markOptions } from '#api/assessment/marking/options.ts';
import { checkChoice } from '#api/assessment/options.ts';
import { type Text, text } from '#schemas/localize.ts';

interface Picture {
  id: string;
  resource?: number;
  /** What the picture shows, for who does not see it. It should not give the answer away. */
  alt?: Text;
  /** English below the picture. */
  text?: string;
}

interface Body extends CommonBody {
  options: Picture[];
}

interface Key extends ChoiceKey {
  correct: string;
}

const option = object(
  'Picture',
  {
    id: idSchema,
    resource: picture,
    alt: bilingualText('Described in words', 500),
    text: { title: 'Text', type: 'string', maxLength: 200 },
  },
  ['id'],
);

const body: Body = {
  prompt: { es: '¿Dónde está el gato?', en: 'Where is the cat?' },
  text: 'The cat is under the table.',
  options: [
    { id: 'u5xb', resource: 1, alt: { es: 'Un gato sobre una mesa', en: 'A cat on a table' } },
    { id: 'k8ts', resource: 2, alt: { es: 'Un gato debajo de una mesa', en: 'A cat under a table' } },
  ],
};

/** One right picture. */
export default defineQuestion<Body, Key, string>({
  author: author(
    object('Question', { ...commonBody, options: list('Pictures', option, 200) }, ['prompt', 'options']),
    choiceKey(idOf('body.options', 'Right picture')),
  ),
  check: ({ body, key }) => [
    ...checkPictures(body.options),
    ...checkNamed(key.correct, body, 'key.correct'),
    ...(key.options ?? []).flatMap((one, at) => checkNamed(one.option, body, `key.options.${at}.option`)),
  ],
  compile: (body, locale) => ({
    schema: {
      title: text(body.prompt, locale),
      type: 'string',
      oneOf: body.options.map((one) => ({ const: one.id, title: one.text ?? '' })),
    },
    uiSchema: {
      'ui:widget': 'pictures',
      'ui:options': {
        ...commonOptions(body, locale),
        pictures: Object.fromEntries(
          body.options.flatMap(({ id, resource, alt }) =>
            resource ? [[id, { resource, alt: text(alt, locale) }]] : [],
          ),
        ),
      },
    },
  }),
  grade({ key }, answer) {
    const score = key.correct !== '' && answer === key.correct ? 1 : 0;
    return { score, feedback: choiceFeedback(key, [asString(answer)], score) };
  },
  solution: ({ key }) => key.correct,
  correct: ({ body, key }, answer) =>
    markOptions({
      options: body.options.map(({ id, text, alt }) => ({ id, text: text ? english(text) : (alt ?? {}) })),
      chosen: [asString(answer)],
      correct: [key.correct],
    }),
  summarize({ body }, answer, locale) {
    const chosenOption = body.options.find(({ id }) => id === answer);
    return chosenOption ? chosenOption.text || text(chosenOption.alt, locale) : '';
  },
  choosing: true,
  starter: { body: { prompt: { es: '', en: '' }, text: '', options: [] }, key: { correct: '' } },
  example: {
    question: {
      body,
      key: { correct: 'k8ts', options: [{ option: 'u5xb', feedback: { en: 'That is on the table.' } }] },
    },
    twin: { body, key: { correct: 'u5xb' } },
    right: 'k8ts',
    wrong: 'u5xb',
    partial: null,
  },
});

const checkNamed = (id: string, { options }: Body, path: string): Issue[] =>
  checkChoice(
    id,
    options.map((one) => ({ id: one.id, text: '' })),
    path,
  );

function checkPictures(options: Picture[]): Issue[] {
  const issues: Issue[] = options.length < 2 ? [{ path: 'body.options', rule: 'few_options' }] : [];
  for (const [at, { id, resource, alt }] of options.entries()) {
    const [path, params] = [`body.options.${at}`, { number: at + 1 }];
    if (!resource) issues.push({ path: `${path}.resource`, rule: 'picture_missing', params });
    if (isBlank(alt)) issues.push({ path: `${path}.alt`, rule: 'alt_missing', params });
    if (options.findIndex((one) => one.id === id) !== at)
      issues.push({ path: `${path}.id`, rule: 'same_id', params: { id } });
  }
  return issues;
}
