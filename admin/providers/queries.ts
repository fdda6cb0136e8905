import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { call } from './http.ts';

/** Parameters as they stand in an address; what is undefined is left out, a list is said member by member. */
export type Params = Record<string, string | number | string[] | undefined>;

function addressOf(entity: string, id: Identifier | null, query: string, params: Params): string {
  const said = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  const path = [entity, id, query].filter((part) => part !== null).join('/');
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}

/** What a query of an entity answers (`x-queries`): of a record, or of the collection, where `id` is null. */
export const askQuery = <T>(entity: string, id: Identifier | null, query: string, params: Params = {}): Promise<T> =>
  call<T>('GET', addressOf(entity, id, query, params));

interface Asked<T> {
  params?: Params;
  options?: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>;
  /** Asks in place of `askQuery`. */
  ask?: () => Promise<T>;
}

/** The key of a query; it begins with the entity, so that writing to it asks anew. */
export const keyOfQuery = (entity: string, id: Identifier | null, query: string, params: Params = {}) => [
  entity,
  'query',
  id === null ? null : String(id),
  query,
  params,
];

/** The same, kept and asked anew as all that is read. */
export const useQueryOf = <T>(
  entity: string,
  id: Identifier | null,
  query: string,
  { params = {}, options, ask = () => askQuery<T>(entity, id, query, params) }: Asked<T> = {},
) => useQuery<T>({ ...options, queryKey: keyOfQuery(entity, id, query, params), queryFn: ask });
