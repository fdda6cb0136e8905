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

/** Small files that an impatient parser takes minutes for, by what makes them dear: a name, and what is in them. */
export const costly: Record<string, [name: string, file: string]> = {
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
};
