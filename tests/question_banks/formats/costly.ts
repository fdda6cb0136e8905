import { deflateRawSync } from 'node:zlib';
import { zipOf } from '#api/question_banks/reading/zip.ts';

const largest = 20 * 1024 * 1024;

const moodle = (stem: string) =>
  `<?xml version="1.0"?><quiz><question type="cloze"><name><text>x</text></name><questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext></question></quiz>`;
const asked = (stem: string) =>
  moodle(stem)
    .replace('cloze', 'multichoice')
    .replace(
      '</question>',
      '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question>',
    );
const filled = (piece: string, size = largest) => piece.repeat(Math.floor(size / piece.length));
const item = (at: number) =>
  `<assessmentItem identifier="i${at}"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R"><prompt>Q</prompt><simpleChoice identifier="a">a</simpleChoice><simpleChoice identifier="b">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
const table = 'type,prompt_en,answer\n';

/** A file of so many questions, in GIFT. */
export function manyQuestions(count: number): string {
  const one = (number: number) => `::Q${number}::She is number <b>${number}</b> of them.{=right#Yes! ~wrong ~other}`;
  return Array.from({ length: count }, (_, at) => one(at + 1)).join('\n\n');
}

const largestYaml = 4 * 1024 * 1024 - 100;
const numbered = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

/** A form to be moved between schools, of which the YAML is this. */
const form = (yaml: string, media: { name: string; bytes: Buffer }[] = []): [name: string, file: Buffer] => [
  'a.zip',
  zipOf([{ name: 'form.yaml', bytes: Buffer.from(yaml) }, ...media]),
];
const yamlOf = (piece: string) => form(filled(piece, largestYaml));
const laughing = numbered(60, (at) => `a${at}: &a${at} [${at ? `*a${at - 1}, *a${at - 1}` : 'ha, ha'}]\n`);
const asks = (file: string) =>
  `  - {type: text_short, body: {prompt: {en: Two?}, media: [{resource: ${file}, alt: {en: x}}]}, key: {accept: [{text: '2'}]}}\n`;
const showing = (files: string[]) =>
  `format: 1\nfiles:\n${files.map((file) => `  ${file}: {kind: image, name: a.png}\n`).join('')}questions:\n${files.map(asks).join('')}`;
const paths = (count: number) => Array.from({ length: count }, (_, at) => `media/${at}.png`);
const shown = (files: string[], bytes: Buffer) =>
  form(
    showing(files),
    files.map((name) => ({ name, bytes })),
  );

/** The same zip with each of its files packed: small ones that unpack to much. */
function packed(files: { name: string; bytes: Buffer }[]): Buffer {
  const whole = files.map(({ name, bytes }) => ({ name, bytes: deflateRawSync(bytes, { level: 9 }) }));
  const zip = zipOf(whole);
  for (const mark of ['PK\u0003\u0004', 'PK\u0001\u0002'])
    for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4))
      zip[at + (mark.endsWith('\u0004') ? 8 : 10)] = 8;
  return zip;
}

/** A zip whose list names one of its files again and again. */
function repeated(times: number): Buffer {
  const one = zipOf([{ name: 'form.yaml', bytes: Buffer.from('format: 1\n') }]);
  const at = one.indexOf('PK\u0001\u0002');
  const [local, listed, end] = [one.subarray(0, at), one.subarray(at, one.length - 22), Buffer.from(one.subarray(-22))];
  end.writeUInt16LE(times, 10);
  return Buffer.concat([local, ...Array(times).fill(listed), end]);
}

/** Small files that an impatient parser takes minutes for, by what makes them dear: a name, and what is in them. */
export const costly: Record<string, [name: string, file: string | Buffer]> = {
  'gaps of Moodle that are never closed': ['a.xml', moodle('{1:SA:'.repeat(60_000))],
  'gaps of GIFT that are never closed': ['a.gift', '{1:SA:'.repeat(60_000)],
  'gaps that are closed': ['a.gift', '{1:SA:=a}'.repeat(60_000)],
  'tags that are never closed': ['a.xml', asked('<p '.repeat(100_000))],
  'tags that are never closed, in GIFT': ['a.gift', `${'<p '.repeat(100_000)}{=a ~b}`],
  'tags within tags': ['a.xml', asked('<ul>'.repeat(100_000))],
  'elements within elements': ['a.xml', '<a>'.repeat(500_000)],
  'recordings that are never closed': ['a.xml', asked('<audio '.repeat(60_000))],
  'players that are never closed': ['a.xml', asked('<audio>'.repeat(60_000))],
  'braces alone': ['a.gift', '{'.repeat(100_000)],
  'braces and empty lines': ['a.gift', `{${'\n\nx'.repeat(100_000)}`],
  'braces to the last byte': ['a.gift', filled('{')],
  'blanks in an answer': ['a.gift', `One?{${' '.repeat(200_000)}x=a ~b}`],
  'blanks in a question': ['a.gift', `One${' '.repeat(200_000)}two?{=a ~b}`],
  'blanks in HTML': ['a.xml', asked(`One<pre>${' '.repeat(200_000)}two</pre>`)],
  'blanks before a mark': ['a.gift', `${' '.repeat(200_000)}[x]{=a ~b}`],
  'marks in comments that are never closed': ['a.gift', `// ${'[id:'.repeat(75_000)}\nOne?{=a ~b}`],
  'feedback to feedback': ['a.gift', `One?{=a${'#b'.repeat(100_000)}}`],
  'one question of GIFT with many options': ['a.gift', `One?{${'~%50%a#b '.repeat(100_000)}}`],
  'one question of GIFT with many pairs': ['a.gift', `One?{${'=a -> b '.repeat(150_000)}}`],
  'one gap with many answers': ['a.xml', moodle(`{1:SA:${'=a~'.repeat(300_000)}}`)],
  'XML in one line': [
    'a.xml',
    `<quiz>${'<question type="essay"><questiontext><text>x</text></questiontext></question>'.repeat(9000)}</quiz>`,
  ],
  'one element with many, in one line': [
    'a.xml',
    asked('x').replace('<answer', `${'<answer><text>x</text></answer>'.repeat(90_000)}<answer`),
  ],
  'tiny questions': ['a.gift', filled('a{}\n\n')],
  'a table': ['a.csv', table + filled('boolean,One,true\n', largest - 100)],
  'a table of quotes': ['a.csv', table + filled('"a,\n', largest - 100)],
  'a table whose head never ends': ['a.csv', filled('type,', 60_000)],
  'items of QTI': ['a.xml', `<x>${item(1)}${'<item ident="a"/>'.repeat(150_000)}</x>`],
  'questions of QTI': ['a.xml', `<x>${Array.from({ length: 30_000 }, (_, at) => item(at)).join('')}</x>`],
  'ten thousand questions': ['a.gift', manyQuestions(10_000)],
  'aliases of aliases': form(`format: 1\n${laughing}questions: [*a59]\n`),
  'anchors alone': form(`format: 1\nquestions: [${filled('&a x,', largestYaml - 100)}]`),
  'tags alone': yamlOf('!a '),
  'brackets within brackets': yamlOf('['),
  'lists within lists': yamlOf('- '),
  'members within members': form(numbered(2500, (at) => `${' '.repeat(at)}a:\n`)),
  'members of one map': form(`format: 1\n${numbered(300_000, (at) => `k${at}: 1\n`)}`),
  'members of one map in one line': form(`{format: 1, a: {${numbered(300_000, (at) => `k${at}: 1,`)}}}`),
  'one member again and again': yamlOf('a: 1\n'),
  'documents in one file': yamlOf('---\n'),
  'numbers alone': form(`format: 1\nquestions: [${filled('1,', largestYaml - 100)}]`),
  'questions that hold nothing': form(`format: 1\nquestions:\n${filled('- {}\n', 90_000)}`),
  'questions that are long names': form(`format: 1\nquestions:\n${`- type: ${'x'.repeat(40_000)}\n`.repeat(100)}`),
  'blanks in a text': form(`format: 1\na: x${' '.repeat(largestYaml / 2)}\n  y${' '.repeat(largestYaml / 4)}\n`),
  'escapes in a text': form(`a: "${filled('\\z', largestYaml - 100)}"`),
  'no YAML at all': yamlOf('x\n'),
  'files without end': ['a.zip', zipOf(paths(60_000).map((name) => ({ name, bytes: Buffer.alloc(0) })))],
  'as many files as are read': shown(paths(19_000), Buffer.from('no picture')),
  'a file that is named again and again': ['a.zip', repeated(60_000)],
  'files with long names': form(
    'format: 1\n',
    paths(120).map((name) => ({ name: name.padEnd(60_000, 'x'), bytes: Buffer.alloc(1) })),
  ),
  'files that lead out of the folder': shown(
    ['../../../../etc/passwd', '/etc/passwd', 'C:\\x.png', '..\\x.png'],
    Buffer.from('x'),
  ),
  'YAML that unpacks to much': ['a.zip', packed([{ name: 'form.yaml', bytes: Buffer.alloc(200_000_000, ' ') }])],
  'pictures that unpack to much': [
    'a.zip',
    packed([
      { name: 'form.yaml', bytes: Buffer.from(showing(paths(40))) },
      ...paths(40).map((name) => ({ name, bytes: Buffer.alloc(16_000_000) })),
    ]),
  ],
};
