import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Knex } from 'knex';
import { buildApp } from '#api/app.ts';
import type { Configuration } from '#api/configuration.ts';
import type { Limits } from '#api/connections.ts';
import { connect } from '#api/database.ts';
import { copyDatabase, type TestDatabase } from './database.ts';
import type { LookedUp } from './looked_up.ts';
import { configurationOf, openWorld } from './world.ts';

/** The password of everybody in the demo school. */
export const password = 'learning-demo';

type Headers = Record<string, string>;
type Body = NonNullable<InjectOptions['payload']>;
type Answer = Promise<LightMyRequestResponse>;

/** The API as one person uses it, with the session of a real sign-in. */
export interface Person {
  /** The headers that carry the session, for requests made by hand. */
  headers: Headers;
  get(url: string, headers?: Headers): Answer;
  post(url: string, body?: Body, headers?: Headers): Answer;
  put(url: string, body?: Body, headers?: Headers): Answer;
  patch(url: string, body?: Body, headers?: Headers): Answer;
  del(url: string, headers?: Headers): Answer;
}

/** The demo school on a database of its own, answering through `app.inject`. */
export interface School {
  app: FastifyInstance;
  knex: LookedUp;
  /** The person of that username, signed in at the first call; `nobody` has no session. */
  as(username: string): Promise<Person>;
  close(): Promise<void>;
}

export interface SchoolOptions {
  documents?: boolean;
  configuration?: Partial<Configuration>;
  limits?: Limits;
  /** Writes more into the database before the school opens. */
  fill?: (database: TestDatabase) => Promise<void>;
}

/** Opens the school for one test file: `beforeAll(async () => { school = await openSchool(); })`, then `afterAll(() => school.close())`. */
export async function openSchool({
  documents = false,
  configuration = {},
  limits,
  fill,
}: SchoolOptions = {}): Promise<School> {
  const world = await openWorld();
  const database = await copyDatabase();
  await fill?.(database);
  const knex = connect(database.url);
  const app = await buildApp({
    knex,
    configuration: { ...configurationOf(world), ...configuration },
    documents,
    limits,
  });
  const people = new Map<string, Promise<Person>>();
  return {
    app,
    knex,
    as(username) {
      const person = people.get(username) ?? signIn(app, knex, username);
      people.set(username, person);
      return person;
    },
    async close() {
      await app.close();
      await knex.destroy();
      await database.drop();
    },
  };
}

/** What a browser says of a call by a page of the school's own. */
const fromOwnPage = ({ configuration: { publicUrl } }: FastifyInstance): Headers => ({
  'sec-fetch-site': 'same-origin',
  ...(publicUrl && { host: new URL(publicUrl).host }),
});

async function signIn(app: FastifyInstance, knex: Knex, username: string): Promise<Person> {
  if (username === 'nobody') return personWith(app, fromOwnPage(app));
  const user = await knex('users').where({ username }).first('kind');
  if (!user) throw new Error(`Nobody in the school is called ${username}.`);
  const url = `/api/${user.kind === 'student' ? 'students' : 'admin'}/login`;
  const answer = await app.inject({ method: 'POST', url, headers: fromOwnPage(app), payload: { username, password } });
  if (answer.statusCode >= 300) throw new Error(`${username} could not sign in: ${answer.statusCode} ${answer.body}`);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return personWith(app, { ...fromOwnPage(app), cookie });
}

function personWith(app: FastifyInstance, headers: Headers): Person {
  const send = (method: InjectOptions['method'], url: string, payload?: Body, more: Headers = {}) =>
    app.inject({ method, url, payload, headers: { ...headers, ...more } });
  return {
    headers,
    get: (url, more) => send('GET', url, undefined, more),
    post: (url, body, more) => send('POST', url, body, more),
    put: (url, body, more) => send('PUT', url, body, more),
    patch: (url, body, more) => send('PATCH', url, body, more),
    del: (url, more) => send('DELETE', url, undefined, more),
  };
}
