import { asString } from '#api/assessment/answer.ts';
import { author, type CommonBody, commonBody, commonOptions, object } from '#api/assessment/author.ts';
import { defineQuestion, type Issue } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts } from '#api/assessment/feedback.ts';
import { sentenceOf, stepOf } from '#api/assessment/marking/correction.ts';
import type { Word } from '#api/assessment/text/alignment.ts';
import { normalise } from '#api/assessment/text/normalise.ts';
import { compareDictated } from '#api/assessment/typed/dictated.ts';
import { text } from '#schemas/localize.ts';

interface Key {
  /** What is said in the recording. */
  said: string;
  case_sensitive?: boolean;
  punctuation?: boolean;
  feedback?: Feedback;
}

const longestText = 1000;
/** Whoever writes a little more than was said may do so. */
const longestAnswer = 1500;

const body: CommonBody = {
  prompt: { es: 'Escucha y escribe lo que oyes.', en: 'Listen and write what you hear.' },
  media: [{ resource: 1, alt: { es: 'Una frase sobre la mañana', en: 'A sentence about the morning' } }],
};

/** What is heard, written down: each word that is wrong, missing or too many takes one word's share away, a misspelt one half of it. */
export default defineQuestion<CommonBody, Key, string>({
  author: author(
    object('Question', { ...commonBody }, ['prompt', 'media']),
    object(
      'Key',
      {
        said: { title: 'What is said', type: 'string', maxLength: longestText },
        case_sensitive: { title: 'Capitals matter', type: 'boolean', default: false },
        punctuation: { title: 'Punctuation matters', type: 'boolean', default: false },
        feedback: feedbackSchema,
      },
      ['said'],
    ),
  ),
  check: ({ body, key }) => checkDictation(body, key),
  compile: (body, locale) => ({
    schema: { title: text(body.prompt, locale), type: 'string', maxLength: longestAnswer },
    uiSchema: { 'ui:widget': 'dictation', 'ui:options': commonOptions(body, locale) },
  }),
  grade({ key }, answer) {
    const [dictated, written] = [wordsOf(key.said, key), wordsOf(asString(answer).slice(0, longestAnswer), key)];
    const { wrong } = compareDictated(dictated, written);
    const score = dictated.length > 0 ? Math.max(0, 1 - wrong / dictated.length) : 0;
    return { score, feedback: feedbackTexts(...byResult(key.feedback, score)) };
  },
  solution: ({ key }) => key.said,
  correct({ key }, answer) {
    const written = asString(answer).slice(0, longestAnswer);
    const [dictated, words] = [wordsOf(key.said, key), wordsOf(written, key)];
    const { wrong, difference } = compareDictated(dictated, words);
    // Signs are no words: what is all right stands as it was written, with them.
    if (words.length === 0 || wrong === 0)
      return { lines: [{ steps: [stepOf(wrong === 0, words.length > 0 ? written.trim() : '', key.said)] }] };
    return { lines: [{ steps: sentenceOf(difference) }] };
  },
  summarize: (_, answer) => asString(answer).trim(),
  starter: { body: { prompt: { es: '', en: '' }, media: [] }, key: { said: '' } },
  example: {
    question: { body, key: { said: 'He gets up at seven, and he drinks coffee.' } },
    twin: { body, key: { said: 'She goes to bed at ten.', punctuation: true } },
    right: 'he gets up at seven and he drinks coffee',
    wrong: 'nothing that I know',
    partial: 'he get up at seven and drinks coffee',
  },
});

const parts = {
  time: /\d{1,2}[:.h][0-5]\d(?:\s?[ap]\.?m\b)?/u,
  halfDay: /\b[ap]\.\s?m\b\.?(?!\s*$)|\b[ap]\.\s?m\b/u,
  number: /\$?\d+(?:[.,]\d+)*%?(?!\p{L})/u,
  word: /[\p{L}\p{M}\p{N}]+(?:['’´`-][\p{L}\p{M}\p{N}]+)*/u,
};
const [words, wordsAndSigns] = [[], [/\S/]].map(
  (more) => new RegExp([...Object.values(parts), ...more].map(({ source }) => source).join('|'), 'giu'),
) as [RegExp, RegExp];

/** The words of a text, a time or a price being one; signs between them are words where they matter. */
const wordsOf = (text: string, { case_sensitive, punctuation }: Key): Word[] =>
  [...text.matchAll(punctuation ? wordsAndSigns : words)].map(([found]) => ({
    text: found,
    plain: normalise(found, case_sensitive),
  }));

function checkDictation(body: CommonBody, key: Key): Issue[] {
  const silent = body.media?.length ? [] : [{ path: 'body.media', rule: 'recording_missing' }];
  return wordsOf(key.said, key).length > 0 ? silent : [...silent, { path: 'key.said', rule: 'nothing_said' }];
}
