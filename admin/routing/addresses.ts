import { address, findPage, type Page, type Params, pages } from '#schemas/pages.ts';

/** An address without its origin. */
export interface Place {
  pathname: string;
  search: string;
}

export type Row = Record<string, unknown>;
/** Finds a record that the page has read already. */
export type FindRecord = (resource: string, id: string | number) => Row | undefined;
export type MayOpen = (path: string) => boolean;

const depth = (page: Page) => page.path.split('/').length;
/** The pages of records, the long addresses of the specification before our short ones. */
const recordPages = pages
  .filter((page) => page.resource && page.view && page.app !== 'student')
  .sort((a, b) => depth(b) - depth(a));

const home = { inside: '/', outside: '/dashboard' };

/** The specification's address as react-admin writes it: `/levels/level/3/lesson/8` is `/lessons/8`. */
export function inside({ pathname, search }: Place): Place {
  if (pathname === home.outside) return { pathname: home.inside, search };
  const match = findPage(pathname);
  if (!match?.page.resource || !match.page.view) return { pathname, search };
  const { page, params } = match;
  const [name, id] = Object.entries(params).at(-1) ?? [];
  if (page.view === 'list') return { pathname: `/${page.resource}`, search };
  if (page.view === 'edit')
    return { pathname: [`/${page.resource}/${id}`, page.tab].filter(Boolean).join('/'), search };
  if (page.view === 'show') return { pathname: `/${page.resource}/${id}/show`, search };
  return {
    pathname: `/${page.resource}/create`,
    search: name ? withSource(search, { [`${name}_id`]: Number(id) }) : search,
  };
}

/** A create page is prefilled from `?source=`; what the address asks for already stays. */
function withSource(search: string, parent: Row): string {
  const query = new URLSearchParams(search);
  query.set('source', JSON.stringify({ ...parent, ...sourceOf(query) }));
  return `?${query}`;
}

function sourceOf(query: URLSearchParams): Row {
  try {
    return JSON.parse(query.get('source') ?? '{}') as Row;
  } catch {
    return {};
  }
}

/**
 * React-admin's address as the specification writes it. Parents that the address needs are looked for in `source`, in
 * the records known, and in the present address; where one is not found the short address stands.
 * @param mayOpen whether an address is the visitor's: a record can have pages of several roles, and one has but some of them
 */
export function outside({ pathname, search }: Place, findRecord: FindRecord, present: Params, mayOpen: MayOpen): Place {
  if (pathname === home.inside) return { pathname: home.outside, search };
  const place = read(pathname);
  if (!place) return { pathname, search };
  const query = new URLSearchParams(search);
  const isCreate = place.view === 'create';
  for (const page of recordPages) {
    if (page.resource !== place.resource || page.view !== place.view || page.tab !== place.tab) continue;
    const params = paramsOf(page, place.id, isCreate ? sourceOf(query) : undefined, findRecord, present);
    const path = params && address(page.path, params);
    if (path && mayOpen(path))
      return { pathname: path, search: isCreate ? withoutSource(query, Object.keys(params)) : search };
  }
  return { pathname, search };
}

/** `/lessons`, `/lessons/create`, `/lessons/8`, `/lessons/8/show`, `/students/12/attempts`. */
function read(pathname: string) {
  const [, resource, word, part] = /^\/([a-z_]+)(?:\/(create|\d+)(?:\/([a-z-]+))?)?$/.exec(pathname) ?? [];
  if (!resource) return null;
  if (word === 'create') return { resource, view: 'create' };
  if (part === 'show') return { resource, id: word, view: 'show' };
  return { resource, id: word, view: word ? 'edit' : 'list', tab: part };
}

/** Fills in a page's parameters from the record outwards: exercise, its lesson, the lesson's level. */
function paramsOf(
  page: Page,
  word: string | undefined,
  source: Row | undefined,
  findRecord: FindRecord,
  present: Params,
) {
  const names = [...page.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const params: Params = {};
  let child: { name?: string; id?: string; row?: Row } = { row: source };
  if (!source && word) {
    const name = names.pop() as string;
    params[name] = word;
    child = { name, id: word, row: findRecord(page.resource as string, word) };
  }
  for (const name of names.reverse()) {
    const beside = child.name && present[child.name] === child.id ? present[name] : undefined;
    const id = child.row?.[`${name}_id`] ?? beside;
    if (id === undefined || id === null) return null;
    params[name] = String(id);
    child = { name, id: String(id), row: findRecord(resourceOf(page.path, name), String(id)) };
  }
  return params;
}

/** The parameter `:level` of a longer address is a record of the page that ends with it. */
function resourceOf(path: string, name: string): string {
  const prefix = path.slice(0, path.indexOf(`/:${name}`) + name.length + 2);
  return pages.find((page) => page.path === prefix)?.resource ?? '';
}

function withoutSource(query: URLSearchParams, placed: string[]): string {
  const rest = Object.entries(sourceOf(query)).filter(([field]) => !placed.includes(field.replace(/_id$/, '')));
  if (rest.length > 0) query.set('source', JSON.stringify(Object.fromEntries(rest)));
  else query.delete('source');
  return query.size > 0 ? `?${query}` : '';
}
