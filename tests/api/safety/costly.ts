import { Buffer } from 'node:buffer';

/** A body that takes little to send, and would take long to judge. */
export interface Costly {
  name: string;
  who: string;
  method: 'POST' | 'PUT' | 'PATCH';
  /** `:form` and `:attempt` stand for records of the stage. */
  url: string;
  type?: string;
  body(): string | Buffer;
}

const mega = 1_000_000;
const times = (text: string, count: number) => text.repeat(count);
const members = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":0`).join(',');

/** Shapes that any route which takes JSON is sent, each as long as the longest that any reads. */
export const shapes: Record<string, () => string> = {
  'unknown members': () => `{${members(70_000)}}`,
  'a long list': () => `{"ids":[${times('0,', mega / 2 - 20)}0]}`,
  'a list of empty objects': () => `{"questions":[${times('{},', 300_000)}{}]}`,
  'a deep nest': () => `{"body":${times('[', mega / 2 - 10)}${times(']', mega / 2 - 10)}}`,
  'a long text': () => `{"username":"${times('x', mega - 20)}"}`,
  'a text of escapes': () => `{"username":"${times('\\u0000', mega / 6 - 10)}"}`,
  'quotes and backslashes': () => `{"name":"${times('\\\\\\"', mega / 4 - 10)}`,
  'the same member again and again': () => `{${times('"a":1,', mega / 6 - 10)}"a":1}`,
  'many small objects': () =>
    `{"draft":{${Array.from({ length: 40_000 }, (_, at) => `"a${at}":{"b":[{}]}`).join(',')}}}`,
};

const question = (more: object) =>
  JSON.stringify({
    form_id: 1,
    order: 1,
    type: 'choice_single',
    body: { prompt: { es: '', en: 'Which?' }, options: [] },
    key: { correct: 'a1' },
    ...more,
  });
const rich = (html: string) => question({ body: { prompt: { es: '', en: html }, options: [] } });
const compiled = (html: string) =>
  JSON.stringify({ questions: [{ type: 'choice_single', body: { prompt: { en: html }, options: [] } }] });

/** A file of the importer, tried only. */
const file = (name: string, ending: string, body: () => string | Buffer): Costly => ({
  name: `a file: ${name}`,
  who: 'coordinator',
  method: 'POST',
  url: `/api/exercise_forms/:form/import?dry=1&name=x.${ending}`,
  type: 'application/octet-stream',
  body,
});
const xml = (text: string) =>
  `<?xml version="1.0"?><quiz><question type="cloze"><questiontext format="html"><text>${text}</text></questiontext></question></quiz>`;

/** An MP3 that is tags, and a WAV of tiny pieces. */
const tagged = () =>
  Buffer.concat([
    Buffer.from('ID3'),
    Buffer.from([4, 0, 0, 5, 60, 0, 0]),
    Buffer.alloc(11_000_000, 'TXXX\0\0\0\x01\0\0 '),
  ]);
const pieces = () =>
  Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWAVE', 'latin1'), Buffer.alloc(1_000_000, 'junk\0\0\0\0')]);
const recording = (name: string, type: string, body: () => Buffer): Costly => ({
  name: `a recording: ${name}`,
  who: 'admin',
  method: 'POST',
  url: '/api/resources/upload?name=x',
  type,
  body,
});

/** What has been found to stop a server, or would have. */
export const table: Costly[] = [
  {
    name: 'options without end',
    who: 'coordinator',
    method: 'POST',
    url: '/api/questions',
    body: () => question({ body: { options: Array(250_000).fill({}) } }).slice(0, mega),
  },
  {
    name: 'options as many as are read at all',
    who: 'coordinator',
    method: 'POST',
    url: '/api/questions',
    body: () => question({ body: { options: Array(19_000).fill({}) } }),
  },
  {
    name: 'questions that are none, to be compiled',
    who: 'coordinator',
    method: 'POST',
    url: '/api/questions/compile',
    body: () => JSON.stringify({ questions: Array(19_000).fill({}) }),
  },
  {
    name: 'answers to no question',
    who: 'student',
    method: 'PATCH',
    url: '/api/attempts/:attempt',
    body: () =>
      JSON.stringify({
        seq: 1,
        answers: Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`q${at}`, ['x']])),
      }),
  },
  {
    name: 'answers of many parts',
    who: 'student',
    method: 'PATCH',
    url: '/api/attempts/:attempt',
    body: () => JSON.stringify({ seq: 1, answers: { q1: Array.from({ length: 19_000 }, (_, at) => `a${at}`) } }),
  },
  ...['<ul>', '<p ', '<b><i>', '<a href=x>', '<', '&', '<!--'].flatMap((piece): Costly[] => [
    {
      ...{
        name: `rich text of ${piece}`,
        who: 'coordinator',
        method: 'POST',
        url: '/api/questions',
      },
      body: () => rich(times(piece, 50_000)),
    },
    {
      ...{ name: `${piece} to be compiled`, who: 'teacher', method: 'POST', url: '/api/questions/compile' },
      body: () => compiled(times(piece, 50_000)),
    },
  ]),
  file('an unclosed gap', 'xml', () => xml(times('{1:SA:', 60_000))),
  file('an unclosed tag', 'xml', () => xml(times('&lt;p ', 100_000))),
  file('braces', 'gift', () => times('{', 100_000)),
  file('recordings', 'xml', () => xml(times('&lt;audio ', 60_000))),
  file('blanks', 'gift', () => `a${times(' ', 200_000)}b`),
  file('ids', 'gift', () => times('[id:', 75_000)),
  file('a table of commas', 'csv', () => `type,answer\n${times(',', 2_000_000)}`),
  file('tiny questions', 'gift', () => times('a{T}\n\n', 300_000)),
  recording('tags without a sound', 'audio/mpeg', tagged),
  recording('tiny pieces', 'audio/wav', pieces),
];
