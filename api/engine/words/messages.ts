import { keywordOfFormat } from '#schemas/days.ts';
import type { Locale } from '#schemas/localize.ts';
import type { FieldError } from '../errors.ts';
import type { ErrorObject } from '../schema/ajv.ts';
import { say } from './words.ts';

/** Nobody reads more at once, and each is a sentence that is put together. */
const most = 20;

/** Ajv's complaints by field ('email', 'gaps.0.text'), the first ones; the first of a field stands. */
export function fieldErrors(errors: ErrorObject[] | null | undefined): Record<string, FieldError> {
  const fields = new Map<string, FieldError>();
  for (const error of errors ?? []) {
    if (fields.size === most) break;
    const field = fieldOf(error);
    if (!fields.has(field)) fields.set(field, { keyword: keywordOf(error), params: error.params });
  }
  return Object.fromEntries(fields);
}

/** A missing or a superfluous member belongs to itself, not to the object around it. */
function fieldOf(error: ErrorObject): string {
  const within = error.instancePath.slice(1).replaceAll('/', '.');
  const member = error.params.missingProperty ?? error.params.additionalProperty;
  return [within, member].filter(Boolean).join('.') || 'body';
}

/** What a person left empty is missing, whether it came as nothing, as null or as ''. */
function keywordOf({ keyword, params, data }: ErrorObject): string {
  const empty = (keyword === 'minLength' && data === '') || (keyword === 'type' && data === null);
  if (keyword === 'x-reference') return 'reference';
  if (keyword === 'format') return keywordOfFormat(params.format);
  return empty ? 'required' : keyword;
}

/** The sentences of a problem's fields: the entity's own (`errors.students.email.required`), else the general ones. */
export function sentences(errors: Record<string, FieldError>, entity: string | undefined, locale: Locale) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, { keyword, params }]) => {
      const own = field.replace(/\.\d+(?=\.|$)/g, '');
      const keys = [
        `errors.${entity}.${own}.${keyword}`,
        `errors.fields.${own}.${keyword}`,
        `errors.${keyword}`,
        'errors.invalid',
      ];
      return [field, say(locale, keys, { ...params, field: own })];
    }),
  );
}
