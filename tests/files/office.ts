import { zipOf } from '#api/question_banks/reading/zip.ts';

const content = (part: string, type: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;

const relations = (part: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`;

const office = 'application/vnd.openxmlformats-officedocument';

/** Word, PowerPoint and Excel: where the document stands in the zip, what it says that it is, and its type. */
export const kinds = {
  docx: { part: 'word/document.xml', type: `${office}.wordprocessingml.document` },
  pptx: { part: 'ppt/presentation.xml', type: `${office}.presentationml.presentation` },
  xlsx: { part: 'xl/workbook.xml', type: `${office}.spreadsheetml.sheet` },
};

const bodies: Record<keyof typeof kinds, string> = {
  docx: '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Hello</w:t></w:r></w:p></w:body></w:document>',
  pptx: '<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:sldSz cx="9144000" cy="6858000"/></p:presentation>',
  xlsx: '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets/></workbook>',
};

/** A small document as its program writes it; `main` is what it says its content is. */
export function documentOf(kind: keyof typeof kinds, main = `${kinds[kind].type}.main+xml`): Buffer {
  const { part } = kinds[kind];
  const files = { '[Content_Types].xml': content(part, main), '_rels/.rels': relations(part), [part]: bodies[kind] };
  return zipped(files);
}

export const zipped = (files: Record<string, string>): Buffer =>
  zipOf(Object.entries(files).map(([name, words]) => ({ name, bytes: Buffer.from(words) })));
