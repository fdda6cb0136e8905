import simpleRest from 'ra-data-simple-rest';
import { type DataProvider, type GetListParams, HttpError, type Identifier, type RaRecord } from 'react-admin';
import type { Params } from '#schemas/queries.ts';
import { type Row, settle } from './conflict.ts';
import { withoutUnset } from './filter.ts';
import { call, fetchJson, problemOf } from './http.ts';
import { askAny } from './queries.ts';
import { same } from './same.ts';

/** The person cancelled the write: the form stays as it is, and no error is shown. */
export const cancelledMessage = 'cancelled';

const api = '/api';
const match = (version: unknown) => ({ 'if-match': `"${version}"` });

/** What a form holds that differs from what it was given. */
export const changesOf = (data: Row, previous: Row): Row =>
  Object.fromEntries(Object.entries(data).filter(([field, value]) => !same(value, previous[field])));

/** A create leaves out what was left empty, so that the schema's defaults stand. */
const filledIn = (data: Row): Row =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined && value !== ''));

/** A query that answers a page of rows (`levels/untranslated`), as a list is: it is narrowed by its own parameters. */
async function listOfQuery(resource: string, { filter, pagination }: GetListParams) {
  const [entity = '', query = ''] = resource.split('/');
  const { page = 1, perPage = 25 } = pagination ?? {};
  const first = (page - 1) * perPage;
  const params = { ...withoutUnset(filter), first, last: first + perPage - 1 } as Params;
  const { rows, total } = await askAny<{ rows: RaRecord[]; total: number }>(entity, null, query, params);
  return { data: rows as never[], total };
}

/** ra-data-simple-rest, with writes that carry the version they are based on and nothing but what was changed. */
export function dataProvider(): DataProvider {
  const rest = simpleRest(api, fetchJson);
  const versions = new Map<string, unknown>();
  const rememberVersions = <T extends { data: unknown }>(resource: string, answer: T): T => {
    for (const row of [answer.data].flat() as RaRecord[]) versions.set(`${resource}/${row.id}`, row.version);
    return answer;
  };

  async function put(resource: string, id: Identifier, changes: Row, was: Row, version: unknown): Promise<Row> {
    try {
      return await call<Row>('PUT', `${resource}/${id}`, changes, match(version));
    } catch (error) {
      const theirs = problemOf(error)?.current;
      if (!theirs) throw error;
      const choice = await settle({ resource, was, yours: changes, theirs });
      if (choice === 'theirs') return theirs;
      if (choice === 'yours') return put(resource, id, changes, theirs, theirs.version);
      throw new HttpError(cancelledMessage, 412, { errors: {} });
    }
  }

  const remove = (resource: string, id: Identifier, version: unknown) =>
    call<RaRecord>('DELETE', `${resource}/${id}`, undefined, version === undefined ? {} : match(version));

  return {
    ...rest,
    getList: async (resource, params) =>
      resource.includes('/')
        ? listOfQuery(resource, params)
        : rememberVersions(resource, await rest.getList(resource, { ...params, filter: withoutUnset(params.filter) })),
    getOne: async (resource, params) => rememberVersions(resource, await rest.getOne(resource, params)),
    getManyReference: async (resource, params) =>
      rememberVersions(resource, await rest.getManyReference(resource, params)),
    getMany: async (resource, { ids, signal }) => {
      // A range of its own, as a list is otherwise a page of 25.
      const query = new URLSearchParams({
        filter: JSON.stringify({ id: ids.map(Number) }),
        range: `[0,${ids.length - 1}]`,
      });
      const { json } = await fetchJson(`${api}/${resource}?${query}`, { signal });
      return rememberVersions(resource, { data: json });
    },
    create: async (resource, params) =>
      rememberVersions(resource, await rest.create(resource, { ...params, data: filledIn(params.data) })),
    update: async (resource, { id, data, previousData }) => {
      const changes = changesOf(data, previousData);
      if (Object.keys(changes).length === 0) return { data: previousData };
      return rememberVersions(resource, { data: await put(resource, id, changes, previousData, previousData.version) });
    },
    restore: async (resource: string, { id }: { id: Identifier }) =>
      rememberVersions(resource, { data: await call<RaRecord>('POST', `${resource}/restore`, { id }) }),
    updateMany: () =>
      Promise.reject(new Error('Rows are changed together by actions, which the API does whole or not')),
    delete: async (resource, { id, previousData }) => ({
      data: await remove(resource, id, previousData?.version ?? versions.get(`${resource}/${id}`)),
    }),
    deleteMany: async (resource, { ids }) => {
      const removedRows = await Promise.all(ids.map((id) => remove(resource, id, versions.get(`${resource}/${id}`))));
      return { data: removedRows.map(({ id }) => id) };
    },
  } as DataProvider;
}
