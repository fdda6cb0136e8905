import type { Schema } from '#schemas/dialect.ts';
import type { Locale } from '#schemas/localize.ts';
import { type Text, text } from '#schemas/localize.ts';
import {
  bilingualHtml,
  type CommonBody,
  commonBody,
  commonOptions,
  idOf,
  idSchema,
  list,
  mediumSchema,
  object,
} from './author.ts';
import type { Compiled, Control, Issue } from './define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts } from './feedback.ts';
import { checkChoice, checkOptions, type Option, optionsSchema } from './options.ts';
import { checkPictures, type PicturedOption, picturesOf } from './pictures.ts';

/** Questions that are answered by choosing among options. */
export interface ChoiceBody extends CommonBody {
  options: ChoiceOption[];
}

type ChoiceOption = Option & PicturedOption;

/** Feedback for choosing an option. */
export interface OptionFeedback {
  option: string;
  feedback: Text;
}

export interface ChoiceKey {
  feedback?: Feedback;
  options?: OptionFeedback[];
}

/** An option is a line: what it says may be marked. */
const words: Schema = { title: 'Text', type: 'string', maxLength: 1000, contentMediaType: 'text/html' };

const options = list(
  'Options',
  object('Option', { id: idSchema, text: words, medium: mediumSchema }, ['id', 'text']),
  optionsSchema.maxItems as number,
);

export const choiceBody: Schema = object('Question', { ...commonBody, options }, ['prompt', 'options']);

/** The id of an option, which is named by its words: the editor knows by this that they are HTML. */
export const optionNamed = (title: string): Schema => ({
  ...idOf('body.options', title),
  contentMediaType: 'text/html',
});

export const choiceKey = (correct: Schema): Schema =>
  object(
    'Key',
    {
      correct,
      feedback: feedbackSchema,
      options: optionFeedback(correct.items ?? correct),
    },
    ['correct'],
  );

/** Feedback for single options. `option` is how one is named. */
export const optionFeedback = (option: Schema): Schema =>
  list(
    'Feedback for options',
    object('Option', { option: { ...option, title: 'Option' }, feedback: bilingualHtml('Feedback') }, [
      'option',
      'feedback',
    ]),
    200,
  );

export const compileChoice = (
  body: ChoiceBody,
  locale: Locale,
  answer: Schema,
  widget: Control['ui:widget'],
): Compiled => ({
  schema: { title: text(body.prompt, locale), ...answer },
  uiSchema: {
    'ui:widget': widget,
    'ui:options': { ...commonOptions(body, locale), ...picturesOf(body.options, locale) },
  },
});

export const checkChoices = ({ options }: ChoiceBody, key: ChoiceKey, correct: Issue[]): Issue[] => [
  ...checkOptions(options, 'body.options'),
  ...checkPictures(options, 'body.options'),
  ...correct,
  ...checkOptionFeedback(key.options, options, 'key.options'),
];

/** Feedback must name one of the options. */
export const checkOptionFeedback = (feedback: OptionFeedback[] = [], options: Option[], path: string): Issue[] =>
  feedback.flatMap(({ option }, at) => checkChoice(option, options, `${path}.${at}.option`));

/** First what the author says to the options that were chosen, then what to the result. */
export const choiceFeedback = (key: ChoiceKey, chosen: string[], score: number): Text[] =>
  feedbackTexts(
    ...(key.options ?? []).filter(({ option }) => chosen.includes(option)).map(({ feedback }) => feedback),
    ...byResult(key.feedback, score),
  );
