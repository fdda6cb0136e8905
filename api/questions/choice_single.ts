import { asString } from '#api/assessment/answer.ts';
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
import { defineQuestion } from '#api/assessment/define.ts';
import { inEnglish, markChoice } from '#api/assessment/marking/options.ts';
import { checkChoice, choices, namesOf } from '#api/assessment/options.ts';

interface Key extends ChoiceKey {
  correct: string;
}

const body: ChoiceBody = {
  prompt: { es: 'Elige la forma correcta.', en: 'Choose the right form.' },
  text: 'My sister ___ in Madrid.',
  options: [
    { id: 'k3v9', text: 'live' },
    { id: 'x7qa', text: 'lives' },
    { id: 'm2fd', text: 'living' },
  ],
};

/** One right option. */
export default defineQuestion<ChoiceBody, Key, string>({
  author: author(choiceBody, choiceKey(optionNamed('Right option'))),
  check: ({ body, key }) => checkChoices(body, key, checkChoice(key.correct, body.options, 'key.correct')),
  compile: (body, locale) => compileChoice(body, locale, { type: 'string', oneOf: choices(body.options) }, 'choice'),
  grade({ key }, answer) {
    const score = key.correct !== '' && answer === key.correct ? 1 : 0;
    return { score, feedback: choiceFeedback(key, [asString(answer)], score) };
  },
  solution: ({ key }) => key.correct,
  correct: ({ body, key }, answer) =>
    markChoice(body.text, { options: inEnglish(body.options), chosen: [asString(answer)], correct: [key.correct] }),
  summarize: ({ body }, answer) => namesOf([asString(answer)], body.options),
  choosing: true,
  starter: { body: { prompt: { es: '', en: '' }, text: '', options: [] }, key: { correct: '' } },
  example: {
    question: { body, key: { correct: 'x7qa', options: [{ option: 'k3v9', feedback: { en: 'She lives: add -s.' } }] } },
    twin: { body, key: { correct: 'm2fd', feedback: { incorrect: { es: 'Fíjate en el sujeto.' } } } },
    right: 'x7qa',
    wrong: 'k3v9',
    partial: null,
  },
});
