import type { Context } from '../../../engine/define.ts';
import { headOf } from '../../values.ts';
import type { Columns } from '../format.ts';
import { letters, looks, styleOf } from './cells.ts';
import { xmlOf } from './xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The beginning of a sheet: a head that stays in sight, and how wide the columns are. */
export function beginSheet(columns: Columns, { caller }: Context): string {
  const widths = columns.map(([, column], at) => {
    const width = column.type === 'text' ? 28 : column.type === 'moment' ? 20 : 14;
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${styleOf(column.type)}" customWidth="1"/>`;
  });
  const heads = columns.map(
    ([name], at) => `<c r="${letters(at)}1" s="1" t="inlineStr"><is><t>${xmlOf(headOf(name, caller))}</t></is></c>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`;
}

/** Its end: a filter over all its rows, the head among them. */
export const endSheet = (columns: Columns, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${rows}"/></worksheet>`;

/** What a book says of its sheets, which is known when the last has ended. */
export function partsOf(names: string[]): [name: string, xml: string][] {
  const sheets = names.map((name, at) => `<sheet name="${xmlOf(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const links = names.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  const overrides = names.map((_, at) => override(`worksheets/sheet${at + 1}`, 'worksheet'));
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relationshipsXml([...links, relation(names.length + 1, 'styles', 'styles.xml')])],
    ['_rels/.rels', relationshipsXml([relation(1, 'officeDocument', 'xl/workbook.xml')])],
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('styles', 'styles')}${overrides.join('')}</Types>`,
    ],
  ];
}

const override = (part: string, kind: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${type}.${kind}+xml"/>`;
const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;
const relationshipsXml = (list: string[]) =>
  `${head}<Relationships xmlns="${relations}">${list.join('')}</Relationships>`;

/** Formats of the school's own are counted from 164 on. */
const firstFormat = 164;
const formatOf = (look: string) =>
  look === 'General' ? 0 : firstFormat + looks.indexOf(look as (typeof looks)[number]);
const formats = [...new Set(looks)].filter((look) => look !== 'General');
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats
  .map((look) => `<numFmt numFmtId="${formatOf(look)}" formatCode="${xmlOf(look)}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${looks.length}">${looks
  .map(
    (look, at) =>
      `<xf numFmtId="${formatOf(look)}" fontId="${at === 1 ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${at === 1 ? ' applyFont="1"' : ''}/>`,
  )
  .join('')}</cellXfs></styleSheet>`;
