import { describe, expect, test } from 'vitest';
import { zipOf } from '#api/question_banks/reading/zip.ts';
import { answers, asked, moodle, readFile } from './read.ts';

const choice = (text: string, more = '') => asked('multichoice', text, answers([100, 'goes'], [0, 'go']) + more);

describe('a file of Moodle comes in as it is meant, or its author is told', () => {
  test('feedback to a result does not hide what is always said, or said to a part', () => {
    const said = (name: string) => `<${name}><text>${name}</text></${name}>`;
    const { questions } = moodle(
      choice('She ___', said('generalfeedback') + said('correctfeedback') + said('partiallycorrectfeedback')),
    );
    expect(questions[0].key.feedback).toEqual({
      general: { en: 'generalfeedback' },
      correct: { en: 'correctfeedback' },
      partial: { en: 'partiallycorrectfeedback' },
    });
  });

  test.each([
    ['iso-8859-2', Buffer.from([0xb3, 0xf3, 0x64, 0xbc]), 'łódź'],
    ['windows-1251', Buffer.from([0xe4, 0xee, 0xec]), 'дом'],
  ])('in the encoding that it declares: %s', (encoding, bytes, said) => {
    const [before = '', after = ''] = `<quiz>${choice('@')}</quiz>`.split('@');
    const head = `<?xml version="1.0" encoding="${encoding}"?>`;
    const { questions } = readFile('a.xml', Buffer.concat([Buffer.from(head + before), bytes, Buffer.from(after)]));
    expect(questions[0].body.prompt.en).toBe(said);
  });

  test('words that look like a declaration of an entity are words', () => {
    expect(moodle(choice('What is &lt;!ENTITY?<!ENTITY a>')).questions).toHaveLength(1);
  });

  test('weights of gaps are told', () => {
    const { questions, told } = moodle(asked('cloze', 'I {1:SA:=am} and you {2:SA:=are}.'));
    expect([questions.length, told]).toEqual([1, [[2, 'gap_weights_left_out']]]);
  });

  test('several options to tick are no list in which one is right', () => {
    const { questions, told } = moodle(asked('cloze', 'Tick: {1:MULTIRESPONSE:=run~=eat~table}'));
    expect([questions[0]?.type, told]).toEqual(['choice_multiple', []]);
    expect(moodle(asked('cloze', '{1:MR:=run~=eat~table} and {1:MC:=a~b}')).told).toEqual([[2, 'gap_several_right']]);
  });

  test('options keep their order unless it may be changed', () => {
    const places = (shuffle: string) =>
      moodle(Array.from({ length: 30 }, (_, at) => choice(`Number ${at}`, shuffle)).join('')).questions.map(
        ({ body }) => body.options[0].text,
      );
    expect(new Set(places('<shuffleanswers>false</shuffleanswers>'))).toEqual(new Set(['goes']));
    expect(new Set(places('<shuffleanswers>1</shuffleanswers>')).size).toBe(2);
    expect(new Set(places('')).size).toBe(2);
  });

  test('a description is a passage with the questions after it', () => {
    const { questions, told } = moodle(asked('description', '<p>Ana lives in Lima.</p>') + choice('Ana ___'));
    expect(questions.map(({ type, group }) => [type, group])).toEqual([
      ['group', undefined],
      ['choice_single', 0],
    ]);
    expect(told).toEqual([]);
  });

  test('gaps of the added type gapfill come in', () => {
    const text = 'The [cat|kitten] sat on the [mat].';
    const { questions } = moodle(
      asked('gapfill', text, '<delimitchars>[]</delimitchars><answerdisplay>gapfill</answerdisplay>') +
        asked(
          'gapfill',
          'The #cat# sat.',
          `<delimitchars>##</delimitchars><answerdisplay>dropdown</answerdisplay>${answers([100, 'cat'], [0, 'rat'])}`,
        ),
    );
    expect(questions.map(({ type, body }) => [type, body.text])).toEqual([
      ['gap_typed', 'The {{1}} sat on the {{2}}.'],
      ['gap_choice', 'The {{1}} sat.'],
    ]);
    expect(questions[0].key.gaps[0].accept).toEqual([{ text: 'cat' }, { text: 'kitten' }]);
    expect(questions[1].body.gaps[0].options.map(({ text }: { text: string }) => text).sort()).toEqual(['cat', 'rat']);
  });
});

describe('what a question of Moodle shows', () => {
  const file = (name: string) => `<file name="${name}" encoding="base64">AAAA</file>`;
  /** The files of a list, in its order: a body names each by its number. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies differ by their types
  const shown = ({ body, files }: any, list: string): string[] =>
    body[list].map(({ resource, medium }: { resource?: number; medium?: { resource: number } }) => {
      return files[(medium?.resource ?? resource ?? 0) - 1].name;
    });
  const shows = (name: string, more = '') => `<img src="@@PLUGINFILE@@/${name}"${more}>`;

  test('keeps the order in which it is seen, and is described by no name', () => {
    const question = choice(`${shows('b.png', ' alt="A bee"')} and ${shows('a.png', ' alt="a.png"')}`).replace(
      '</questiontext>',
      `${file('a.png')}${file('b.png')}${file('left.png')}</questiontext>`,
    );
    const { questions, told } = moodle(question);
    expect(shown(questions[0], 'media')).toEqual(['b.png', 'a.png']);
    expect(questions[0].body.media.map(({ alt }: { alt: object }) => alt)).toEqual([{ en: 'A bee' }, {}]);
    expect(told).toEqual([
      [2, 'file_left_out'],
      [2, 'picture_undescribed'],
    ]);
  });

  test('that stands among the words goes beside them, which is told with its name', () => {
    const text = `${shows('first.png', ' alt="1"')} What does ${shows('in.png', ' alt="2"')} say, and ${shows('two.png', ' alt="3"')}? ${shows('last.png', ' alt="4"')}`;
    const carried = ['first.png', 'in.png', 'two.png', 'last.png'].map(file).join('');
    const { questions, told, messages } = moodle(
      `\n${choice('She ___')}\n${choice(text).replace('</questiontext>', `${carried}</questiontext>`)}`,
    );
    expect(shown(questions[1], 'media')).toEqual(['first.png', 'in.png', 'two.png', 'last.png']);
    expect(told).toEqual([[4, 'picture_moved']]);
    expect(messages[0]).toContain('“in.png” stood inside the text');
  });

  test('stays with its option, and with its row', () => {
    const option = (name: string, fraction: number) =>
      `<answer fraction="${fraction}" format="html"><text><![CDATA[<p>${shows(name, ` alt="The ${name[0]}"`)}</p>]]></text>${file(name)}</answer>`;
    const row = (name: string) =>
      `<subquestion format="html"><text><![CDATA[${shows(name, ` alt="The ${name[0]}"`)}]]></text>${file(name)}<answer><text>${name[0]}</text></answer></subquestion>`;
    const { questions, told } = moodle(
      asked('multichoice', 'Which?', option('a.png', 0) + option('b.png', 100)) +
        asked('matching', 'Match.', row('c.png') + row('d.png')),
    );
    expect(shown(questions[0], 'options')).toEqual(['a.png', 'b.png']);
    expect(shown(questions[1], 'left')).toEqual(['c.png', 'd.png']);
    expect(questions[0].body.options.map(({ text }: { text: string }) => text)).toEqual(['The a', 'The b']);
    expect(told).toEqual([]);
  });
});

const item = (inside: string, more = '') =>
  `<assessmentItem identifier="i" title="I"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration>${more}<itemBody>${inside}</itemBody></assessmentItem>`;
const list =
  '<choiceInteraction responseIdentifier="R"><prompt>Who?</prompt><simpleChoice identifier="b">Eva</simpleChoice><simpleChoice identifier="a">Ana</simpleChoice></choiceInteraction>';
const zip = (files: Record<string, string | Buffer>) =>
  readFile('a.zip', zipOf(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text as string) }))));

describe('a package of QTI comes in as it is meant, or its author is told', () => {
  test('what is shown after answering is not asked', () => {
    const block =
      '<feedbackBlock outcomeIdentifier="F" identifier="x" showHide="show"><p>It is Ana!</p></feedbackBlock>';
    const { questions, told } = readFile('a.xml', item(`<p>Read.</p>${block}${list}`));
    expect(questions[0].body.prompt.en).not.toContain('Ana');
    expect(told).toEqual([[1, 'feedback_left_out']]);
  });

  test('a passage comes with its questions', () => {
    const about = '<qti-assessment-stimulus-ref identifier="S" href="../texts/s.xml"/>';
    const three = (text: string) =>
      text
        .replaceAll(/(<\/?)(assessmentItem|itemBody)/g, '$1qti-$2')
        .replaceAll('qti-assessmentItem', 'qti-assessment-item')
        .replaceAll('qti-itemBody', 'qti-item-body');
    const stimulus =
      '<qti-assessment-stimulus identifier="S"><qti-stimulus-body><p>Ana lives in Lima.</p></qti-stimulus-body></qti-assessment-stimulus>';
    const { questions, told } = zip({
      'items/1.xml': item(list),
      'items/2.xml': three(item(list, about)),
      'items/3.xml': three(item(list, about)),
      'items/4.xml': three(item(list, about.replace('s.xml', 'gone.xml'))),
      'texts/s.xml': stimulus,
    });
    expect(questions.map(({ type, group }) => [type, group])).toEqual([
      ['choice_single', undefined],
      ['group', undefined],
      ['choice_single', 1],
      ['choice_single', 1],
      ['choice_single', undefined],
    ]);
    expect(questions[1].body.text).toBe('Ana lives in Lima.');
    expect(told).toEqual([[1, 'passage_left_out']]);
  });

  test('one bad file leaves the others as they are, and is named; what macOS adds is none', () => {
    const { questions, told, names } = zip({
      '__MACOSX/items/._1.xml': Buffer.from([0, 5, 22, 7, 0]),
      'items/1.xml': item(list),
      'items/deep.xml': item('<a>'.repeat(5000)),
      'items/bytes.xml': Buffer.from([0x89, 0x50, 0, 0, 0x4e, 0x47, 0, 1, 2, 3]),
      'items/words.xml': 'no XML at all',
      'items/cut.xml': '<?xml version="1.0"?><assessmentItem identifier="i2" tit',
      'items/half.xml': item(list).slice(0, -40),
      'items/text.xml': item('<p>Only words.</p>'),
      'items/2.xml': item(list),
    });
    expect(questions).toHaveLength(2);
    expect(told.map(([, reason]) => reason).sort()).toEqual([
      'description',
      'no_text',
      'no_xml',
      'not_closed',
      'not_closed',
      'too_deep',
    ]);
    expect(names.sort()).toEqual([
      'items/bytes.xml',
      'items/cut.xml',
      'items/deep.xml',
      'items/half.xml',
      'items/text.xml: I',
      'items/words.xml',
    ]);
  });

  test('weights of pairs are told', () => {
    const sets = ['l', 'r'].map(
      (side) =>
        `<simpleMatchSet>${[1, 2].map((number) => `<simpleAssociableChoice identifier="${side}${number}">${side}${number}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`,
    );
    const entries = [2, 1].map((worth, at) => `<mapEntry mapKey="l${at + 1} r${at + 1}" mappedValue="${worth}"/>`);
    const match = item(
      `<p>Match.</p><matchInteraction responseIdentifier="R">${sets.join('')}</matchInteraction>`,
    ).replace(
      /cardinality="single"><correctResponse>.*<\/correctResponse>/,
      `cardinality="multiple"><mapping>${entries.join('')}</mapping>`,
    );
    const { questions, told } = readFile('a.xml', match);
    expect([questions[0]?.type, told]).toEqual(['match', [[1, 'weights_left_out']]]);
  });

  test('a gap within a word stays within it', () => {
    const gap = '<p>un<textEntryInteraction responseIdentifier="R"/>ness</p>';
    expect(readFile('a.xml', item(gap)).questions[0].body.text).toBe('un{{1}}ness');
  });
});
