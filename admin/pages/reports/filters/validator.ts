import { type ErrorSchema, ErrorSchemaBuilder, type ValidatorType } from '@rjsf/utils';
import type { TranslateFunction } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { faultsOf } from '../../../schema/record/validate.ts';
import type { Filters } from '../reports.ts';

/** What is wrong with filters, at their fields, by the back office's own check: the policy of the page forbids `eval`. */
export function errorsOf(schema: object, values: Filters, translate: TranslateFunction): ErrorSchema<Filters> {
  const builder = new ErrorSchemaBuilder<Filters>();
  for (const [field, { keyword, params }] of Object.entries(faultsOf(schema as Schema, values)))
    builder.addErrors(translate(`errors.${keyword}`, { ...params, _: translate('errors.invalid') }), field);
  return builder.ErrorSchema;
}

/** RJSF asks it which part of a schema holds, and for no errors: it would forget them when the names of choices come. */
export const validator: ValidatorType<Filters> = {
  isValid: (schema, values) => Object.keys(faultsOf(schema as Schema, values ?? {})).length === 0,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};
