import { asStrings } from '#api/assessment/answer.ts';
import { author } from '#api/assessment/author.ts';
import {
  type ChoiceBody,
  type ChoiceKey,
  checkChoices,
  choiceBody,
  choiceFeedback,
  choiceKey,
  compileChoice,
  optionNamed,
} from '#api/assessment/choice.ts';
import { defineQuestion, type Issue } from '#api/assessment/define.ts';
import { inEnglish, markOptions } from '#api/assessment/marking/options.ts';
import { checkChoice, choices, namesOf } from '#api/assessment/options.ts';

interface Key extends ChoiceKey {
  correct: string[];
}

const correct = {
  title: 'Right options',
  type: 'array',
  maxItems: 200,
  uniqueItems: true,
  items: optionNamed('Option'),
};

const body: ChoiceBody = {
  prompt: { es: 'Marca las palabras que son verbos.', en: 'Tick the words that are verbs.' },
  options: [
    { id: 'b8ne', text: 'run' },
    { id: 'q4yt', text: 'table' },
    { id: 'h1wc', text: 'eat' },
    { id: 'd9zs', text: 'green' },
  ],
};

/** Several right options: the right ones less the wrong ones, so that ticking all earns nothing for it. */
export default defineQuestion<ChoiceBody, Key, string[]>({
  author: author(choiceBody, choiceKey(correct)),
  check: ({ body, key }) => checkChoices(body, key, checkCorrect(body, key)),
  compile: (body, locale) =>
    compileChoice(
      body,
      locale,
      { type: 'array', uniqueItems: true, items: { type: 'string', oneOf: choices(body.options) } },
      'choices',
    ),
  grade({ key }, answer) {
    const chosenIds = asStrings(answer);
    const right = chosenIds.filter((id) => key.correct.includes(id)).length;
    const score = key.correct.length > 0 ? Math.max(0, (2 * right - chosenIds.length) / key.correct.length) : 0;
    return { score, feedback: choiceFeedback(key, chosenIds, score) };
  },
  solution: ({ key }) => key.correct,
  correct: ({ body, key }, answer) =>
    markOptions({ options: inEnglish(body.options), chosen: asStrings(answer), correct: key.correct }),
  summarize: ({ body }, answer) => namesOf(asStrings(answer), body.options),
  choosing: true,
  starter: { body: { prompt: { es: '', en: '' }, text: '', options: [] }, key: { correct: [] } },
  example: {
    question: { body, key: { correct: ['b8ne', 'h1wc'] } },
    twin: { body, key: { correct: ['d9zs'], feedback: { correct: { en: 'Yes, that is the only one.' } } } },
    right: ['b8ne', 'h1wc'],
    wrong: ['q4yt'],
    partial: ['h1wc'],
  },
});

function checkCorrect({ options }: ChoiceBody, { correct }: Key): Issue[] {
  if (correct.length === 0) return [{ path: 'key.correct', rule: 'no_correct' }];
  return correct.flatMap((id, at) => checkChoice(id, options, `key.correct.${at}`));
}
