import { Ajv2020, type ErrorObject, type FormatDefinition, type Options } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import { boundOf } from '#schemas/days.ts';
import { maskPattern } from '#schemas/mask.ts';
import { isRich } from '#schemas/rich.ts';
import { isTooDeep } from '../requests/nesting.ts';

const annotations = [
  'x-unique',
  'x-accept',
  'x-only',
  'x-once',
  'x-computed',
  'x-of',
  'x-scheduled',
  'x-choices',
  'x-arranged',
  'x-marked',
  'x-answers',
  'x-names',
  'x-read',
  'x-write',
];
const entityLevel = ['x-label', 'x-list', 'x-roles', 'x-states', 'x-queries', 'x-table', 'x-where', 'x-parent'];

/** The one Ajv of the process, for Objection and Fastify alike. It changes nothing that it validates. */
export const ajv = makeAjv();

/** For query strings alone: all that they hold is text, or a list of texts, and what they leave out has its default. */
export const coercing = makeAjv({ coerceTypes: 'array', useDefaults: true });

function makeAjv(more: Options = {}): Ajv2020 {
  // Optimizing takes half of the time in which a validator is made, and makes none that is quicker.
  const code = { optimize: false };
  const made = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true, code, ...more });
  addFormats.default(made);
  made.addFormat('time-zone', isTimeZone);
  // Of a clock on the wall, as PostgreSQL and browsers write it: the zone stands elsewhere.
  made.addFormat('time', /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/);
  for (const format of ['date', 'date-time']) fromYearOne(made, format);
  for (const keyword of [...annotations, ...entityLevel]) made.addKeyword(keyword);
  made.addKeyword({
    keyword: 'x-mask',
    type: 'string',
    schemaType: 'string',
    compile: (mask: string) => (value: string) => value === '' || maskPattern(mask).test(value),
  });
  made.removeKeyword('contentMediaType');
  made.addKeyword({ keyword: 'contentMediaType', type: 'string', schemaType: 'string', validate: isReadable });
  made.addKeyword({ keyword: 'x-reference', type: 'integer', validate: isId });
  made.addKeyword({ keyword: 'x-not-before', type: 'string', schemaType: 'string', validate: notBefore });
  for (const keyword of ['x-earliest', 'x-latest'])
    made.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'string',
      compile: (bound: string) => within(keyword, bound),
    });
  return made;
}

/** A day, or a moment by its day, and the bound as it is today. */
function within(keyword: string, bound: string): DataValidateFunction {
  const validate: DataValidateFunction = (value: string) => {
    const limit = boundOf(bound);
    const day = value.slice(0, 10);
    if (keyword === 'x-earliest' ? day >= limit : day <= limit) return true;
    validate.errors = [{ keyword, params: { limit } }];
    return false;
  };
  return validate;
}

/** Ids are PostgreSQL's integers: a number beyond them names no record. */
function isId(_entities: unknown, value: number): boolean {
  return value > 0 && value < 2 ** 31;
}

/** Rich text is judged before it is cleaned: its length by `maxLength`, and how deep its elements are nested. */
function isReadable(contentMediaType: string, value: string): boolean {
  return !isRich({ contentMediaType }) || !isTooDeep(value);
}

/** The calendar of PostgreSQL has no year 0. */
function fromYearOne(made: Ajv2020, name: string): void {
  const format = made.formats[name] as FormatDefinition<string>;
  const validate = format.validate as (value: string) => boolean;
  made.addFormat(name, { ...format, validate: (value: string) => !value.startsWith('0000') && validate(value) });
}

/**
 * Places alone, and UTC: of abbreviations ("IST") Node, browsers and PostgreSQL think differently, and Node takes offsets
 * ("+05:30") that PostgreSQL reads the other way round.
 */
const place = /^(?:UTC|(?!SystemV)[A-Z][A-Za-z]+(?:\/[A-Z][\w+-]*)+)$/;

/** Whether Node, browsers and PostgreSQL know a time zone by the name. */
function isTimeZone(name: string): boolean {
  if (!place.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** ISO dates and moments in UTC order as their strings do. */
function notBefore(other: string, value: string, _schema: unknown, at?: { parentData: Record<string, unknown> }) {
  const start = at?.parentData?.[other];
  // What is no day, or no moment, is refused at its own field.
  return (
    typeof start !== 'string' || start.length !== value.length || Number.isNaN(Date.parse(start)) || value >= start
  );
}

export type { ErrorObject };
