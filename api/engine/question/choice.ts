import type { Schema } from '#schemas/dialect.ts';
import type { Locale } from '#schemas/localize.ts';
import { type Text, text } from '#schemas/localize.ts';
import { type CommonBody, commonBody, idOf, list, localized, object, shown } from './author.ts';
import type { Compiled, Control, Issue } from './define.ts';
import { byResult, type Feedback, feedbackSchema, told } from './feedback.ts';
import { checkChoice, checkOptions, type Option, optionsSchema } from './options.ts';

/** Questions that are answered by choosing among options. */
export interface ChoiceBody extends CommonBody {
  options: Option[];
}

export interface ChoiceKey {
  feedback?: Feedback;
  /** What is said to whoever chose an option. */
  options?: { option: string; feedback: Text }[];
}

export const choiceBody: Schema = object('Question', { ...commonBody, options: optionsSchema }, ['prompt', 'options']);

export const choiceKey = (correct: Schema): Schema =>
  object(
    'Key',
    {
      correct,
      feedback: feedbackSchema,
      options: list(
        'Feedback for options',
        object('Option', { option: idOf('body.options', 'Option'), feedback: localized('Feedback') }, [
          'option',
          'feedback',
        ]),
        200,
      ),
    },
    ['correct'],
  );

export const compileChoice = (
  body: ChoiceBody,
  locale: Locale,
  answer: Schema,
  widget: Control['ui:widget'],
): Compiled => ({
  schema: { title: text(body.prompt, locale), ...answer },
  uiSchema: { 'ui:widget': widget, 'ui:options': shown(body, locale) },
});

export const checkChoices = ({ options }: ChoiceBody, key: ChoiceKey, correct: Issue[]): Issue[] => [
  ...checkOptions(options, 'body.options'),
  ...correct,
  ...(key.options ?? []).flatMap(({ option }, at) => checkChoice(option, options, `key.options.${at}.option`)),
];

/** First what the author says to the options that were chosen, then what to the result. */
export const choiceFeedback = (key: ChoiceKey, chosen: string[], score: number): Text[] =>
  told(
    ...(key.options ?? []).filter(({ option }) => chosen.includes(option)).map(({ feedback }) => feedback),
    ...byResult(key.feedback, score),
  );
