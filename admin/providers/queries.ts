import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { type NameOf, type Params, type ParamsOf, queryPath, type ResultOf } from '#schemas/queries.ts';
import type { Entities } from '#schemas/types/entities.ts';
import { call, problemOf } from './http.ts';

/** What a query answers of which no more than its name is known. */
export const askAny = <T>(entity: string, id: Identifier | null, query: string, params: Params = {}): Promise<T> =>
  call<T>('GET', queryPath(entity, id, query, params));

/** What a query of an entity answers (`x-queries`): of a record, or of the collection, where `id` is null. */
export const askQuery = <E extends keyof Entities, Q extends NameOf<E>>(
  entity: E,
  id: Identifier | null,
  query: Q,
  params?: ParamsOf<E, Q>,
) => askAny<ResultOf<E, Q>>(entity, id, query, params as Params | undefined);

/** The key of a query; it begins with the entity, so that writing to it asks anew. */
export const keyOfQuery = (entity: string, id: Identifier | null, query: string, params: Params = {}) => [
  entity,
  'query',
  id === null ? null : String(id),
  query,
  params,
];

interface QueryOptions<E extends keyof Entities, Q extends NameOf<E>, Answer> {
  params?: ParamsOf<E, Q>;
  options?: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;
}

/** The same, cached and refetched like all reads. */
export const useQueryOf = <E extends keyof Entities, Q extends NameOf<E>>(
  entity: E,
  id: Identifier | null,
  query: Q,
  { params, options }: QueryOptions<E, Q, ResultOf<E, Q>> = {},
) =>
  useQuery<ResultOf<E, Q>>({
    ...options,
    queryKey: keyOfQuery(entity, id, query, params as Params | undefined),
    queryFn: () => askQuery(entity, id, query, params),
  });

/** The same of what is not there yet: null. */
export const useQueryIfThere = <E extends keyof Entities, Q extends NameOf<E>>(
  entity: E,
  id: Identifier | null,
  query: Q,
  { params, options }: QueryOptions<E, Q, ResultOf<E, Q> | null> = {},
) =>
  useQuery<ResultOf<E, Q> | null>({
    ...options,
    queryKey: keyOfQuery(entity, id, query, params as Params | undefined),
    queryFn: () =>
      askQuery(entity, id, query, params).catch((error) => {
        if (problemOf(error)?.status === 404) return null;
        throw error;
      }),
  });
