import { questionTypes } from '#api/assessment/registry.ts';
import { readQuestions } from '#api/question_banks/reading/read.ts';
import { sentenceOf } from '#api/question_banks/report.ts';
import { locales } from '#schemas/localize.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies and keys differ by their types
type Held = any;

/** What comes of a file, and what is told of it as [line, reason]; that each reason has words in both languages. */
export function readFile(name: string, file: string | Buffer) {
  const { questions, problems, refused } = readQuestions(name, Buffer.from(file as string), questionTypes);
  for (const problem of problems) {
    for (const locale of locales) {
      const { message } = sentenceOf(problem, locale);
      if (/exchange\.|%\{|body\.|key\./.test(message)) throw new Error(`No words for ${problem.reason}: ${message}`);
    }
  }
  return {
    questions: questions as Held[],
    told: problems.map(({ line, reason, params }) => [line, reason === 'unreadable' ? params?.why : reason]),
    names: problems.map((problem) => problem.name),
    messages: problems.map((problem) => sentenceOf(problem, 'en').message),
    refused,
  };
}

export const gift = (file: string) => readFile('file.gift', file);
export const moodle = (questions: string) => readFile('file.xml', `<?xml version="1.0"?>\n<quiz>${questions}</quiz>`);

/** A question of Moodle with a text, in HTML. */
export const asked = (type: string, text: string, more = '') =>
  `<question type="${type}"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${more}</question>`;

export const answers = (...texts: [fraction: number, text: string][]) =>
  texts.map(([fraction, text]) => `<answer fraction="${fraction}"><text>${text}</text></answer>`).join('');
