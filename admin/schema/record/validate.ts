import { boundOf, isDay, keywordOfFormat } from '#schemas/days.ts';
import type { Schema } from '#schemas/dialect.ts';
import { maskPattern, signs } from '#schemas/mask.ts';
import { typesOf } from '../kind.ts';
import { isEmpty } from './defaults.ts';

export interface Fault {
  /** The keyword that failed; its sentence has the same name. */
  keyword: string;
  params?: Record<string, unknown>;
}

/** Faults by the path of their field: `email`, `gaps.0.text`. */
export type Faults = Record<string, Fault>;
type Values = Record<string, unknown>;

/**
 * Checks what a form holds against its schema, before it is sent: the keywords that a person can mend. The server
 * checks everything again.
 * @param optional fields that may stay empty although the schema requires them (a password that is not changed)
 */
export function faultsOf(schema: Schema, values: Values, optional: string[] = [], path = ''): Faults {
  const faults: Faults = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.readOnly) continue;
    const value = values[name];
    const here = path + name;
    const required = schema.required?.includes(name) && !optional.includes(name) && property.default === undefined;
    if (isEmpty(value)) {
      if (required) faults[here] = { keyword: 'required', params: { missingProperty: name } };
    } else Object.assign(faults, faultsOfValue(property, value, here, values));
  }
  return faults;
}

function faultsOfValue(property: Schema, value: unknown, path: string, beside: Values): Faults {
  const [type] = typesOf(property);
  if (type === 'object' && property.properties) return faultsOf(property, value as Values, [], `${path}.`);
  if (type === 'array' && Array.isArray(value)) return faultsOfList(property, value, path);
  const fault =
    typeof value === 'string' ? faultOfText(property, value, beside) : faultOfNumber(property, Number(value), value);
  return fault ? { [path]: fault } : {};
}

function faultsOfList(property: Schema, list: unknown[], path: string): Faults {
  if (list.length < Number(property.minItems ?? 0)) {
    return {
      [path]:
        list.length === 0 ? { keyword: 'required' } : { keyword: 'minItems', params: { limit: property.minItems } },
    };
  }
  if (list.length > Number(property.maxItems ?? Number.POSITIVE_INFINITY)) {
    return { [path]: { keyword: 'maxItems', params: { limit: property.maxItems } } };
  }
  const items = property.items ?? {};
  return Object.assign(
    {},
    ...list.map((item, index) => {
      if (!isEmpty(item)) return faultsOfValue(items, item, `${path}.${index}`, {});
      return { [`${path}.${index}`]: { keyword: 'required' } };
    }),
  );
}

const shapes: Record<string, RegExp> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  time: /^\d{2}:\d{2}(:\d{2})?/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

function faultOfText(property: Schema, value: string, beside: Values): Fault | undefined {
  const { format, pattern } = property;
  const length = [...value].length;
  if (length < Number(property.minLength ?? 0)) return { keyword: 'minLength', params: { limit: property.minLength } };
  if (length > Number(property.maxLength ?? Number.POSITIVE_INFINITY)) {
    return { keyword: 'maxLength', params: { limit: property.maxLength } };
  }
  if (property['x-mask'] && !maskPattern(property['x-mask']).test(value)) {
    return { keyword: 'x-mask', params: { mask: property['x-mask'] } };
  }
  if (format && !isShaped(format, value)) return { keyword: keywordOfFormat(format), params: { format } };
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) {
    return { keyword: 'pattern', params: { pattern } };
  }
  const fault = faultOfDay(property, value, beside);
  if (fault) return fault;
  if (property.enum && !property.enum.includes(value)) return { keyword: 'enum' };
}

const isShaped = (format: string, value: string) =>
  format === 'date' ? isDay(value) : shapes[format]?.test(value) !== false;

function faultOfDay(property: Schema, value: string, beside: Values): Fault | undefined {
  const { 'x-earliest': earliest, 'x-latest': latest } = property;
  if (earliest && value < boundOf(earliest)) return { keyword: 'x-earliest', params: { limit: boundOf(earliest) } };
  if (latest && value > boundOf(latest)) return { keyword: 'x-latest', params: { limit: boundOf(latest) } };
  const earlier = property['x-not-before'] && beside[property['x-not-before']];
  if (typeof earlier === 'string' && value < earlier) {
    return { keyword: 'x-not-before', params: { field: property['x-not-before'] } };
  }
}

function faultOfNumber(property: Schema, number: number, value: unknown): Fault | undefined {
  const [type] = typesOf(property);
  if (type !== 'integer' && type !== 'number') return undefined;
  if (typeof value !== 'number' || (type === 'integer' && !Number.isInteger(number))) {
    return { keyword: 'type', params: { type } };
  }
  const { minimum, maximum, exclusiveMinimum } = property as Record<string, number | undefined>;
  if (minimum !== undefined && number < minimum) return { keyword: 'minimum', params: { limit: minimum } };
  if (maximum !== undefined && number > maximum) return { keyword: 'maximum', params: { limit: maximum } };
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum) {
    return { keyword: 'exclusiveMinimum', params: { limit: exclusiveMinimum } };
  }
}

/** What was typed, with the mask's own signs filled in as far as it goes. */
export function dress(typed: string, mask: string): string {
  const typedSigns = [...typed].filter((sign) => /[\p{L}\d]/u.test(sign));
  let dressed = '';
  for (const sign of mask) {
    if (typedSigns.length === 0) break;
    if (!signs[sign]) {
      dressed += sign;
      // A sign of the mask that is a letter or a digit may have been typed too.
      if (typedSigns[0] === sign) typedSigns.shift();
    } else if (new RegExp(signs[sign], 'u').test(typedSigns[0] as string)) dressed += typedSigns.shift();
    else typedSigns.shift();
  }
  return dressed;
}
