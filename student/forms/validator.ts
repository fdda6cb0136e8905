import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { ErrorSchemaBuilder, type RJSFSchema, type RJSFValidationError, type ValidatorType } from '@rjsf/utils';
import { keywordOfFormat } from '#schemas/days.ts';

type Say = (key: string | string[], params?: Record<string, unknown>) => string;

/** They repeat what a part says by itself. */
const echoes = ['false', 'properties', 'items'];

/** What none of the options is, the list of options says once. */
const isEcho = ({ keyword, keywordLocation }: OutputUnit) =>
  echoes.includes(keyword) || keywordLocation.includes('/oneOf/');

const validators = new WeakMap<object, Validator>();

function compile(schema: RJSFSchema): Validator {
  const cached = validators.get(schema);
  if (cached) return cached;
  const validator = new Validator(schema as Schema, '2020-12', false);
  validators.set(schema, validator);
  return validator;
}

/**
 * Validates in the browser without `eval`, which the content security policy forbids.
 * @param say the reader's words: messages name the keyword that failed, never the whole prompt
 */
export function makeValidator(say: Say): ValidatorType {
  const errorsOf = (schema: RJSFSchema, data: unknown): RJSFValidationError[] =>
    compile(schema)
      .validate(data ?? {})
      .errors.filter((unit) => !isEcho(unit))
      .map((unit) => messageOf(unit, schema, say));
  return {
    isValid: (schema, data) => data !== undefined && compile(schema).validate(data).valid,
    rawValidation: (schema, data) => ({ errors: errorsOf(schema, data) as never[] }),
    validateFormData(data, schema) {
      const errors = errorsOf(schema, data);
      const builder = new ErrorSchemaBuilder();
      for (const { message, property } of errors)
        if (message) builder.addErrors(message, property?.split('.').slice(1));
      return { errors, errorSchema: builder.ErrorSchema };
    },
  };
}

function messageOf({ keyword, keywordLocation, instanceLocation }: OutputUnit, schema: RJSFSchema, say: Say) {
  const limit = at(schema, keywordLocation);
  const word = keyword === 'format' ? keywordOfFormat(limit) : keyword;
  const message = say([`errors.${word}`, 'errors.invalid'], { limit });
  const path = instanceLocation.split('/').slice(1);
  return { name: keyword, message, params: { limit }, property: ['', ...path].join('.'), stack: message };
}

/** What a keyword demands. */
function at(schema: unknown, location: string): unknown {
  const steps = location.split('/').slice(1);
  return steps.reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], schema);
}
