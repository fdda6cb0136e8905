import type { Entities } from './types/entities.ts';

/** The names of an entity's queries (`x-queries`), what each is asked, and what it answers. */
export type NameOf<E extends keyof Entities> = keyof Entities[E]['queries'] & string;
type Part<
  E extends keyof Entities,
  Q extends NameOf<E>,
  Of extends 'params' | 'result',
> = Entities[E]['queries'][Q] extends {
  [Name in Of]: infer Found;
}
  ? Found
  : never;
export type ResultOf<E extends keyof Entities, Q extends NameOf<E>> = Part<E, Q, 'result'>;
export type ParamsOf<E extends keyof Entities, Q extends NameOf<E>> = Part<E, Q, 'params'>;

/** Parameters as a query string: undefined ones are left out, lists repeat their name. */
export type Params = Record<string, string | number | string[] | undefined>;

/** Where a query is asked, below `/api`: of a record, or of the collection, where `id` is null. */
export function queryPath(entity: string, id: string | number | null, query: string, params: Params = {}): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  const path = [entity, id, query].filter((part) => part !== null).join('/');
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
