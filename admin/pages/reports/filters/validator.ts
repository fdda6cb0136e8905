import { ErrorSchemaBuilder, type RJSFValidationError, type ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { faultsOf } from '../../../schema/record/validate.ts';
import type { Filters } from '../reports.ts';

/** Checks what a form of filters holds by the back office's own check, as the policy of the page forbids `eval`. */
export function useValidator(): ValidatorType<Filters> {
  const translate = useTranslate();
  return useMemo(() => {
    const errorsOf = (schema: object, values: Filters = {}): RJSFValidationError[] =>
      Object.entries(faultsOf(schema as Schema, values)).map(([field, { keyword, params }]) => {
        const message = translate(`errors.${keyword}`, { ...params, _: translate('errors.invalid') });
        return { name: keyword, message, params, property: `.${field}`, stack: message };
      });
    return {
      isValid: (schema, values) => errorsOf(schema as object, values).length === 0,
      rawValidation: (schema, values) => ({ errors: errorsOf(schema as object, values) as never[] }),
      validateFormData(values, schema) {
        const errors = errorsOf(schema as object, values);
        const builder = new ErrorSchemaBuilder<Filters>();
        for (const { message, property } of errors) if (message) builder.addErrors(message, property?.slice(1));
        return { errors, errorSchema: builder.ErrorSchema };
      },
    };
  }, [translate]);
}
