import { type AppLoadContext, data, redirect, redirectDocument } from '@remix-run/node';
import type { User } from '#schemas/accounts/user.ts';
import type { LoadContext } from '#schemas/load_context.ts';
import type { Possibility } from '#schemas/possibility.ts';
import { type NameOf, type Params, type ParamsOf, queryPath, type ResultOf } from '#schemas/queries.ts';
import type { Entities } from '#schemas/types/entities.ts';

declare module '@remix-run/node' {
  interface AppLoadContext extends LoadContext {}
}

export interface Problem {
  status: number;
  message: string;
  errors: Record<string, string>;
  rule?: string;
}

type Method = Parameters<LoadContext['api']>[0];
type Query = Record<string, unknown>;
type Headers = Record<string, string>;
type Id = number | string | undefined;

type ActionOf<E extends keyof Entities> = keyof Entities[E]['actions'] & string;
/** What an action answers: what its schema says, else the record. */
type AnswerOf<E extends keyof Entities, A extends ActionOf<E>> = Entities[E]['results'] extends {
  [Name in A]: infer Answer;
}
  ? Answer
  : Entities[E]['student'];

/** The site's only door to the API. What the API refuses becomes the page's error; a lost session leads to the sign-in. */
export function api(context: AppLoadContext) {
  const call = async <T>(method: Method, url: string, body?: unknown, headers?: Headers): Promise<T> => {
    const answer = await context.api(method, url, { body, headers });
    if (answer.status < 400) return answer.body as T;
    if (answer.status === 401) throw redirectDocument('/login/student');
    throw data(answer.body as Problem, { status: answer.status });
  };
  return {
    get: <T>(url: string) => call<T>('GET', url),
    /** A record, as a student reads it; staff who preview the site read less of a student's progress. */
    read: <E extends keyof Entities>(entity: E, id: Id) => call<Entities[E]['student']>('GET', addressOf(entity, id)),
    list: <E extends keyof Entities>(entity: E, filter: Query, sort: string) =>
      call<Entities[E]['student'][]>('GET', listAddress(entity, filter, sort)),
    mayStart: <Unmet = Record<string, unknown>>(entity: keyof Entities, id: Id) =>
      call<Possibility<Unmet>>('GET', `${addressOf(entity, id)}?can=start`),
    /** What a query answers (`x-queries`): of a record, or of the collection, where `id` is null. */
    query: <E extends keyof Entities, Q extends NameOf<E>>(
      entity: E,
      id: Id | null,
      name: Q,
      params?: ParamsOf<E, Q>,
    ): Promise<ResultOf<E, Q>> =>
      call('GET', `/api/${queryPath(entity, id === null ? null : String(id), name, params as Params | undefined)}`),
    /** Does something with a record, or with the collection, where `id` is null. */
    act: <E extends keyof Entities, A extends ActionOf<E>>(
      entity: E,
      id: Id | null,
      action: A,
      input?: Entities[E]['actions'][A],
      headers?: Headers,
    ) => call<AnswerOf<E, A>>('POST', `${addressOf(entity, id)}/${action}`, input, headers),
    /** The bare answer, for callers that show the refusal beside the form. */
    ask: context.api,
  };
}

/** Of a record, or of the collection, where `id` is null. */
const addressOf = (entity: string, id: Id | null) => (id === null ? `/api/${entity}` : `/api/${entity}/${id}`);

/** A page of a hundred is more than any list of the site shows. */
function listAddress(entity: string, filter: Query, sort: string): string {
  const query = { filter: JSON.stringify(filter), sort: JSON.stringify([sort, 'ASC']), range: '[0,99]' };
  return `/api/${entity}?${new URLSearchParams(query)}`;
}

/** The user whom the page's guard let in. */
export function userOf(context: AppLoadContext): User {
  if (!context.caller_user) throw redirect('/login/student');
  return context.caller_user;
}
