import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Resolver } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { type Fault, faultsOf } from './validate.ts';

type Tree = { [key: string]: Tree | { type: string; message: string } };

/** The sentence of a fault: the entity's own for the field, the one of any field of that name, the general one. */
function useSentence(entity: string): (path: string, fault: Fault) => string {
  const translate = useTranslate();
  return useCallback(
    (path, { keyword, params }) => {
      const field = path.replace(/\.\d+(?=\.|$)/g, '');
      const keys = [`errors.${entity}.${field}.${keyword}`, `errors.fields.${field}.${keyword}`, `errors.${keyword}`];
      return keys.reduceRight((other, key) => translate(key, { ...params, _: other }), translate('errors.invalid'));
    },
    [translate, entity],
  );
}

/** Checks a form by the schema that the server will check it by, in the same words. */
export function useResolver(entity: string, schema: Schema, optional: string[] = []): Resolver {
  const sentence = useSentence(entity);
  return useCallback(
    (values) => {
      const faults = faultsOf(schema, values, optional);
      const errors: Tree = {};
      for (const [path, fault] of Object.entries(faults)) {
        setError(errors, path.split('.'), { type: fault.keyword, message: sentence(path, fault) });
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} };
    },
    [sentence, schema, optional],
  );
}

function setError(tree: Tree, [first = '', ...rest]: string[], error: { type: string; message: string }): void {
  if (rest.length === 0) {
    tree[first] = error;
    return;
  }
  tree[first] ??= {};
  setError(tree[first] as Tree, rest, error);
}
