import type { Loss, WrittenFile } from '#api/question_banks/define.ts';
import type { Answer, Item, Note } from '#api/question_banks/item.ts';
import { escapeMarkup, htmlOf, inLine, multilang } from '#api/question_banks/markup/html.ts';
import { stemHtml } from '#api/question_banks/markup/stem.ts';
import { zipOf } from '#api/question_banks/reading/zip.ts';

const schema = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const templates = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';

/** Questions as a package of QTI 2.1, a file for each. */
export function writeQti(items: Item[]): WrittenFile {
  const lost: Loss[] = items.flatMap((item, at) =>
    [...item.notes, ...lostOf(item)].map((note) => ({ item: at, ...note })),
  );
  const files = items.map((item, at) => ({
    name: `q${String(at + 1).padStart(5, '0')}.xml`,
    bytes: Buffer.from(itemXml(item, at + 1)),
  }));
  const manifest = { name: 'imsmanifest.xml', bytes: Buffer.from(manifestXml(files.map(({ name }) => name))) };
  return { file: zipOf([manifest, ...files]), extension: 'zip', lost };
}

const manifestXml = (names: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="questions"><organizations/><resources>
${names.map((name) => `<resource identifier="${name.slice(0, -4)}" type="imsqti_item_xmlv2p1" href="${name}"><file href="${name}"/></resource>`).join('\n')}
</resources></manifest>
`;

interface Parts {
  declarations: string[];
  body: string;
  mapped: boolean;
}

function itemXml(item: Item, number: number): string {
  const { declarations, body, mapped } = partsOf(item);
  const { correct, incorrect } = item.feedback ?? {};
  const writeText = (name: string, html: string) =>
    `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="${name}" showHide="show">${html}</modalFeedback>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="${schema}" identifier="q${number}" title="${escapeMarkup(item.name)}" adaptive="false" timeDependent="false">
${declarations.join('\n')}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>${item.points}</value></defaultValue></outcomeDeclaration>
<itemBody>${body}</itemBody>
<responseProcessing template="${templates}/${mapped ? 'map_response' : 'match_correct'}"/>
${correct ? writeText('correct', html(multilang(correct))) : ''}${incorrect ? writeText('incorrect', html(multilang(incorrect))) : ''}</assessmentItem>
`;
}

/** XML closes what HTML leaves open. */
const html = (text: string) => text.replaceAll('<br>', '<br/>');

function partsOf(item: Item): Parts {
  const { task } = item;
  const stem = html(stemHtml(item));
  const block = (name: string, inner: string, more = '') =>
    `<div>${stem}</div><${name} responseIdentifier="RESPONSE"${more}>${inner}</${name}>`;
  switch (task.kind) {
    case 'choice': {
      const most = ` shuffle="false" maxChoices="${task.multiple ? 0 : 1}"`;
      const body = block('choiceInteraction', choices('simpleChoice', task.options, inLine), most);
      return {
        declarations: [responseDeclaration('RESPONSE', task.multiple, rightOf(task.options))],
        body,
        mapped: false,
      };
    }
    case 'short': {
      const declarations = [mapping('RESPONSE', task.accept)];
      return {
        declarations,
        body: block('extendedTextInteraction', '', ' class="short" maxStrings="1"'),
        mapped: true,
      };
    }
    case 'typed_gaps': {
      const entry = (place: number) =>
        `<textEntryInteraction responseIdentifier="R${place}"${lengthAttribute(task.gaps[place - 1]?.size)}/>`;
      return {
        declarations: task.gaps.map(({ accept }, at) => mapping(`R${at + 1}`, accept)),
        body: gaps(stem, entry),
        mapped: true,
      };
    }
    case 'chosen_gaps': {
      const list = (place: number) =>
        `<inlineChoiceInteraction responseIdentifier="R${place}" shuffle="false">${choices('inlineChoice', task.gaps[place - 1]?.options ?? [])}</inlineChoiceInteraction>`;
      const declarations = task.gaps.map(({ options }, at) =>
        responseDeclaration(`R${at + 1}`, false, rightOf(options)),
      );
      return { declarations, body: gaps(stem, list), mapped: false };
    }
    case 'order': {
      const options = task.items.map((text) => ({ text, weight: 0 }));
      const ids = options.map((_, at) => `c${at + 1}`);
      return {
        declarations: [responseDeclaration('RESPONSE', true, ids)],
        body: block('orderInteraction', choices('simpleChoice', options)),
        mapped: false,
      };
    }
    case 'boolean': {
      const both = ['true', 'false'].map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`).join('');
      const body = block('choiceInteraction', both, ' class="boolean" maxChoices="1"');
      return { declarations: [responseDeclaration('RESPONSE', false, [String(task.right)])], body, mapped: false };
    }
    case 'match': {
      const rights = [...new Set([...task.pairs.map(({ right }) => right), ...task.distractors])];
      const set = (name: string, texts: string[]) =>
        `<simpleMatchSet>${texts.map((text, at) => `<simpleAssociableChoice identifier="${name}${at + 1}" matchMax="0">${html(htmlOf(text))}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`;
      const lefts = task.pairs.map(({ left }) => left);
      const keys = task.pairs.map(({ right }, at) => `l${at + 1} r${rights.indexOf(right) + 1}`);
      const body = block('matchInteraction', set('l', lefts) + set('r', rights), ' maxAssociations="0"');
      return { declarations: [responseDeclaration('RESPONSE', true, keys, 'directedPair')], body, mapped: false };
    }
    default:
      return { declarations: [], body: block('extendedTextInteraction', ''), mapped: false };
  }
}

const gaps = (stem: string, write: (place: number) => string) =>
  `<div>${stem.replace(/\{\{(\d+)\}\}/g, (_, place: string) => write(Number(place)))}</div>`;

const lengthAttribute = (size: number | undefined) => (size ? ` expectedLength="${size}"` : '');

const choices = (name: string, options: Answer[], write = htmlOf) =>
  options
    .map(({ text, feedback }, at) => {
      const feedbackElements =
        feedback && name === 'simpleChoice'
          ? `<feedbackInline outcomeIdentifier="FEEDBACK" identifier="c${at + 1}" showHide="show">${html(multilang(feedback))}</feedbackInline>`
          : '';
      return `<${name} identifier="c${at + 1}">${html(write(text))}${feedbackElements}</${name}>`;
    })
    .join('');

const rightOf = (options: Answer[]) => options.flatMap(({ weight }, at) => (weight > 0 ? [`c${at + 1}`] : []));

const responseDeclaration = (id: string, multiple: boolean, values: string[], base = 'identifier') =>
  `<responseDeclaration identifier="${id}" cardinality="${multiple ? 'multiple' : 'single'}" baseType="${base}"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;

function mapping(id: string, accept: Answer[]): string {
  const best = accept.find(({ weight }) => weight === 1)?.text ?? '';
  const entries = accept
    .map(({ text, weight }) => `<mapEntry mapKey="${escapeMarkup(text)}" mappedValue="${weight}"/>`)
    .join('');
  return `<responseDeclaration identifier="${id}" cardinality="single" baseType="string"><correctResponse><value>${escapeMarkup(best)}</value></correctResponse><mapping defaultValue="0">${entries}</mapping></responseDeclaration>`;
}

/** Answers for which there is no place to say something to them: those that are typed, and those in the text. */
function withoutFeedback(task: Item['task']): Answer[] {
  if (task.kind === 'short') return task.accept;
  if (task.kind === 'typed_gaps') return task.gaps.flatMap(({ accept }) => accept);
  return task.kind === 'chosen_gaps' ? task.gaps.flatMap(({ options }) => options) : [];
}

function lostOf({ task, difficulty, skill, feedback }: Item): Note[] {
  const lost: Record<string, boolean> = {
    difficulty: difficulty !== undefined,
    skill: skill !== undefined,
    other_feedback: Boolean(feedback?.general || feedback?.partial),
    answer_feedback: withoutFeedback(task).some(({ feedback }) => feedback),
    case_sensitive: 'case_sensitive' in task && task.case_sensitive === true,
    misspelling: 'misspelling' in task && task.misspelling !== undefined,
    max_length: 'max_length' in task && task.max_length !== undefined,
    hints: task.kind === 'typed_gaps' && task.gaps.some(({ hint }) => hint),
  };
  return Object.keys(lost)
    .filter((reason) => lost[reason])
    .map((reason) => ({ reason }));
}
