import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { maskPattern } from '#schemas/mask.ts';

const annotations = ['x-unique', 'x-reference', 'x-accept', 'x-computed', 'x-choices', 'x-read', 'x-write'];
const entityLevel = ['x-label', 'x-list', 'x-roles', 'x-states', 'x-table', 'x-where', 'x-parent'];

/** The one Ajv of the process, for Objection and Fastify alike. It changes nothing that it validates. */
export const ajv = makeAjv();

function makeAjv(): Ajv2020 {
  const made = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true });
  addFormats.default(made);
  made.addFormat('time-zone', isTimeZone);
  for (const keyword of [...annotations, ...entityLevel]) made.addKeyword(keyword);
  made.addKeyword({
    keyword: 'x-mask',
    type: 'string',
    schemaType: 'string',
    compile: (mask: string) => (value: string) => value === '' || maskPattern(mask).test(value),
  });
  made.addKeyword({ keyword: 'x-not-before', type: 'string', schemaType: 'string', validate: notBefore });
  return made;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** ISO dates and moments in UTC order as their strings do. */
function notBefore(other: string, value: string, _schema: unknown, at?: { parentData: Record<string, unknown> }) {
  const start = at?.parentData?.[other];
  return typeof start !== 'string' || value >= start;
}

export type { ErrorObject };
