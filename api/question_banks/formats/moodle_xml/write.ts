import type { Loss, WrittenFile } from '#api/question_banks/define.ts';
import type { Answer, Attachment, Item, Note } from '#api/question_banks/item.ts';
import { escapeMarkup, htmlOf, inLine, multilang } from '#api/question_banks/markup/html.ts';
import { stemHtml } from '#api/question_banks/markup/stem.ts';
import type { Text } from '#schemas/localize.ts';

/** Questions as Moodle's XML. */
export function writeMoodleXml(items: Item[]): WrittenFile {
  const lost: Loss[] = items.flatMap((item, at) =>
    [...item.notes, ...lostOf(item)].map((note) => ({ item: at, ...note })),
  );
  const file = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${items.map(questionXml).join('')}</quiz>\n`;
  return { file: Buffer.from(file), extension: 'xml', lost };
}

function questionXml(item: Item): string {
  const [type, content, stem] = inside(item);
  const tags = [item.difficulty && `difficulty:${item.difficulty}`, item.skill && `skill:${item.skill}`].filter(
    Boolean,
  );
  return `<question type="${type}">
<name><text>${escapeMarkup(item.name)}</text></name>
<questiontext format="html"><text>${escapeMarkup(stem + (item.files ?? []).map(fileHtml).join(''))}</text>${(item.files ?? []).map(embedFile).join('')}</questiontext>
<defaultgrade>${item.points}</defaultgrade>
${results.map(([result, name]) => (item.feedback?.[result] ? writeText(name, item.feedback[result]) : '')).join('')}${content}
${tags.length > 0 ? `<tags>${tags.map((tag) => `<tag><text>${escapeMarkup(tag as string)}</text></tag>`).join('')}</tags>\n` : ''}</question>
`;
}

const results = [
  ['general', 'generalfeedback'],
  ['correct', 'correctfeedback'],
  ['partial', 'partiallycorrectfeedback'],
  ['incorrect', 'incorrectfeedback'],
] as const;

const fileHtml = ({ kind, name, alt }: Attachment) =>
  kind === 'image'
    ? `<p><img src="@@PLUGINFILE@@/${name}" alt="${escapeMarkup(alt)}"></p>`
    : `<audio controls title="${escapeMarkup(alt)}"><source src="@@PLUGINFILE@@/${name}"></audio>`;

const embedFile = ({ name, bytes }: Attachment) =>
  `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`;

/** The kind of question, its own elements and its text. */
function inside(item: Item): [type: string, content: string, stem: string] {
  const { task } = item;
  const stem = stemHtml(item);
  switch (task.kind) {
    case 'choice':
      return [
        'multichoice',
        `<single>${!task.multiple}</single>\n<shuffleanswers>false</shuffleanswers>\n${choices(task.options, task.multiple)}`,
        stem,
      ];
    case 'short':
      return [
        'shortanswer',
        `<usecase>${task.case_sensitive ? 1 : 0}</usecase>\n${task.accept.map((one) => answer(one, one.weight * 100, false)).join('\n')}`,
        stem,
      ];
    case 'typed_gaps':
      return [
        'cloze',
        '',
        gaps(
          stem,
          task.gaps.map(({ accept }) => gap(task.case_sensitive ? 'SHORTANSWER_C' : 'SHORTANSWER', accept)),
        ),
      ];
    case 'chosen_gaps':
      return [
        'cloze',
        '',
        gaps(
          stem,
          task.gaps.map(({ options }) => gap('MULTICHOICE', options)),
        ),
      ];
    case 'boolean':
      return [
        'truefalse',
        ['true', 'false']
          .map((text) => answer({ text, weight: 0 }, text === String(task.right) ? 100 : 0, false))
          .join('\n'),
        stem,
      ];
    case 'match':
      return [
        'matching',
        [...task.pairs, ...task.distractors.map((right) => ({ left: '', right }))].map(pair).join('\n'),
        stem,
      ];
    case 'order':
      return [
        'ordering',
        task.items.map((text, at) => answer({ text: htmlOf(text), weight: 0 }, at + 1, true)).join('\n'),
        stem,
      ];
    case 'essay':
      return ['essay', '', stem];
  }
}

function choices(options: Answer[], multiple: boolean): string {
  const right = options.filter(({ weight }) => weight > 0).length;
  const worth = ({ weight }: Answer) => (weight > 0 ? 100 / (multiple ? right : 1) : multiple ? -100 / right : 0);
  return options.map((option) => answer({ ...option, text: inLine(option.text) }, worth(option), true)).join('\n');
}

const answer = ({ text, feedback }: Answer, fraction: number, html: boolean) =>
  `<answer fraction="${Number(fraction.toFixed(5))}" format="${html ? 'html' : 'plain_text'}"><text>${escapeMarkup(text)}</text>${feedback ? writeText('feedback', feedback) : ''}</answer>`;

const pair = ({ left, right }: { left: string; right: string }) =>
  `<subquestion format="html"><text>${escapeMarkup(htmlOf(left))}</text><answer><text>${escapeMarkup(right)}</text></answer></subquestion>`;

const writeText = (name: string, text: Text) =>
  `<${name} format="html"><text>${escapeMarkup(multilang(text))}</text></${name}>`;

const gaps = (stem: string, written: string[]) =>
  stem.replace(/\{\{(\d+)\}\}/g, (_, place: string) => written[Number(place) - 1] ?? '');

/** A gap in Moodle's own notation. */
const gap = (kind: string, answers: Answer[]) =>
  `{1:${kind}:${answers
    .map(({ text, weight, feedback }, at) => {
      const sign = weight === 1 ? '=' : weight > 0 ? `%${Number((weight * 100).toFixed(5))}%` : '';
      return `${at > 0 ? '~' : ''}${sign}${safe(htmlOf(text))}${feedback ? `#${safe(multilang(feedback))}` : ''}`;
    })
    .join('')}}`;

const safe = (html: string) => html.replace(/[~=#{}:\\]/g, '\\$&');

function lostOf({ task }: Item): Note[] {
  const lost: Record<string, boolean> = {
    misspelling: 'misspelling' in task && task.misspelling !== undefined,
    max_length: 'max_length' in task && task.max_length !== undefined,
    hints: task.kind === 'typed_gaps' && task.gaps.some(({ hint, size }) => hint || size),
  };
  return Object.keys(lost)
    .filter((reason) => lost[reason])
    .map((reason) => ({ reason }));
}
