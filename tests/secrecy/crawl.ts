import type { Action } from '#schemas/dialect.ts';
import { pages } from '#schemas/pages.ts';
import { routesOf } from '#tests/rights/routes.ts';
import type { Person, School } from '#tests/support/school.ts';

/** What came over the wire, and where from. */
export interface Seen {
  from: string;
  text: string;
}

/** The ids under which records are looked for, by the name of a page's or a route's place. */
export type Ids = Record<string, number[]>;

/** Every way to fill the places of an address: `/levels/level/:level` with each level that is known. */
function filled(address: string, ids: Ids): string[] {
  const [place] = /:\w+/.exec(address) ?? [];
  if (!place) return [address];
  return (ids[place.slice(1)] ?? [1]).flatMap((id) => filled(address.replace(place, String(id)), ids));
}

const answerOf = async (from: string, call: ReturnType<Person['get']>): Promise<Seen> => {
  const { statusCode, headers, body } = await call;
  return { from: `${from} ${statusCode}`, text: `${JSON.stringify(headers)}\n${body}` };
};

const dataOf = (address: string) => {
  const [path, query] = address.split('?');
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`;
};

const drawnByStudentSite = pages.filter(({ app }) => app !== 'admin').map(({ path }) => path);
const leaves = /^\/(_student|_admin|api\/|logout|login)/;

/** As many addresses of one page that differ in their query alone are opened: each page has its own `/help?page=…`. */
const queriesOfAPage = 8;

/** Opens every page of the student site as a document and as data, and every page to which one of them leads. */
export async function crawlPages(person: Person, ids: Ids): Promise<Seen[]> {
  const seen: Seen[] = [];
  const waiting = drawnByStudentSite.flatMap((path) => filled(path, ids));
  const known = new Set(waiting);
  const queries = new Map<string, number>();
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const page = await answerOf(`GET ${address}`, person.get(address, { accept: 'text/html' }));
    seen.push(page, await answerOf(`GET ${dataOf(address)}`, person.get(dataOf(address))));
    for (const [, to = ''] of page.text.matchAll(/(?:href|action)=\\?"(\/[^"\\]*)/g)) {
      const [next = ''] = to.replaceAll('&amp;', '&').split('#', 1);
      if (known.has(next) || leaves.test(next)) continue;
      known.add(next);
      const [path = ''] = next.split('?', 1);
      const count = (queries.get(path) ?? 0) + 1;
      queries.set(path, count);
      if (count <= queriesOfAPage) waiting.push(next);
    }
  }
  return seen;
}

/** Asks each GET of the API, each list in its other forms, and what may be done to each record. */
export async function crawlApi({ app }: School, person: Person, ids: Ids): Promise<Seen[]> {
  const urls = routesOf(app)
    .filter((route) => route.startsWith('GET /') && !route.endsWith('/events'))
    .flatMap((route) => filled(route.slice(4).replace('/:id', `/:${/^GET \/api\/(\w+)/.exec(route)?.[1]}`), ids));
  for (const { name, schema } of app.engine.entities.values()) {
    urls.push(...['ASC', 'DESC'].map((way) => `/api/${name}?sort=["id","${way}"]&range=[0,99]`));
    for (const id of ids[name] ?? []) {
      urls.push(`/api/${name}?filter={"id":[${id}]}`, `/api/${name}?filter={"form_id":${id}}`);
      for (const action of Object.keys(schema['x-states']?.actions ?? {}))
        urls.push(`/api/${name}/${id}?can=${action}`);
      for (const query of Object.keys(schema['x-queries'] ?? {})) urls.push(`/api/${name}/${id}/${query}`);
    }
  }
  const seen: Seen[] = [];
  for (const url of new Set(urls)) seen.push(await answerOf(`GET ${url}`, person.get(url)));
  return seen;
}

type Call = [method: 'post' | 'put' | 'patch', url: string, body: object];

/** An action of one record and of many, called with what it does not ask for. */
function callsOf(name: string, action: string, { collection, patch }: Action, ids: number[]): Call[] {
  const one = (id: number): Call =>
    patch
      ? ['patch', `/api/${name}/${id}`, { seq: 1, answers: { q0: 1 } }]
      : ['post', `/api/${name}/${id}/${action}`, {}];
  return [
    ['post', `/api/${name}/${action}`, { id: ids[0], ids: ids.slice(0, 5) }],
    ...(collection ? [] : ids.slice(0, 5).map(one)),
  ];
}

/** Calls what changes something in the API; what would end an attempt is not called. */
export async function crawlActions({ app }: School, person: Person, ids: Ids, not: string[]): Promise<Seen[]> {
  const calls = [...app.engine.entities.values()].flatMap(({ name, schema }): Call[] => {
    const own = ids[name] ?? [];
    const actions = Object.entries(schema['x-states']?.actions ?? {}).filter(([action]) => !not.includes(action));
    return [
      ...actions.flatMap(([action, options]) => callsOf(name, action, options, own)),
      ...own.slice(0, 5).map((id): Call => ['put', `/api/${name}/${id}`, { key: {}, review: null }]),
    ];
  });
  const seen: Seen[] = [];
  for (const [method, url, body] of calls) seen.push(await answerOf(`${method} ${url}`, person[method](url, body)));
  return seen;
}

/**
 * What could be found out by asking without being shown it: the filters and sorts by each field that a student does not
 * read, one that fits and one that does not. Answers that are no refusal.
 */
export async function oracles({ app }: School, person: Person, guess: string): Promise<string[]> {
  const open: string[] = [];
  for (const { name, schema, views } of app.engine.entities.values()) {
    const { columns, computed } = views.student;
    const hidden = Object.keys(schema.properties).filter(
      (field) => !columns.includes(field) && !computed.includes(field),
    );
    const fields = [...hidden, 'key.correct', 'key', 'content', 'form_versions.key', 'questions.key'].filter(
      (field) => !columns.includes(field),
    );
    const asked = fields.flatMap((field) => [
      `sort=["${field}","ASC"]`,
      ...['', '_contains', '_neq', '_gte', '_lt'].map((suffix) => `filter={"${field}${suffix}":"${guess}"}`),
      `filter={"${field}":null}`,
    ]);
    for (const query of asked)
      for (const url of [`/api/${name}?${query}`, `/api/${name}.csv?${query}`])
        if ((await person.get(url)).statusCode < 400) open.push(url);
  }
  return open;
}
