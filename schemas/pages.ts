import table from './pages.json' with { type: 'json' };

/** A page of the product. Who may open it is `roles`, `own` and `students`, and nothing else. */
export interface Page {
  path: string;
  /** Other spellings of the address; they lead to `path`. */
  aliases?: string[];
  /** Key of its heading. */
  title: string;
  roles: string[];
  /** Roles that may open it where the address names themselves. */
  own?: string[];
  /** Which students, where students may open it. */
  students?: string[];
  /** The application that renders it; `both`: the back office for staff, the student site for students. */
  app: 'admin' | 'student' | 'both';
  layout?: 'none';
  /** What its document may do beyond the others'; a room is reached by loading its document alone. */
  document?: DocumentKind;
  /** What the back office renders there. */
  resource?: string;
  view?: keyof typeof short | 'dashboard';
  /** A part of a record's page that has an address of its own, as the last word of `path`. */
  tab?: string;
  /** Its place in the back office's menu. */
  menu?: Place;
}

/** Kinds of documents with a policy of their own: where something is recorded, rooms of meetings, what a page frames. */
export type DocumentKind = 'recording' | 'room' | 'framed';

interface Place {
  /** Groups are in the order of their first pages; a page without one stands before them. */
  group?: string;
  order: number;
  /** As @mui/icons-material names it. */
  icon: string;
  /** Filters of the page's list that stand below it, each of one value: its word is the entry's. */
  views?: Record<string, string>[];
}

export type Params = Record<string, string>;

/** Where the back office's own addresses stand below a resource's. */
const short = { list: '', create: '/create', edit: '/:id', show: '/:id/show' };

/** A row with `views` stands for one page each, of which the list has the place in the menu. */
type Row = Omit<Page, 'view'> & { view?: Page['view']; views?: (keyof typeof short)[] };

/** Every page of the product. */
export const pages = (table as Row[]).flatMap<Page>(({ views, menu, ...page }) =>
  views
    ? views.map((view) => ({ ...page, path: page.path + short[view], view, ...(view === 'list' && { menu }) }))
    : [{ ...page, menu }],
);

/** The pages of the back office's menu, in its order. */
export const menu = pages
  .flatMap(({ menu, ...page }) => (menu ? [{ ...page, ...menu }] : []))
  .sort((a, b) => a.order - b.order);

/** Where an entity stands among others, as in the menu; what is not in the menu comes first. */
export const placeInMenu = (entity: string): number => menu.findIndex(({ resource }) => resource === entity);

/** Where an entity stands among others that were found: who writes a few letters looks for a person first. */
export function placeAmongFound(entity: string): number {
  const place = placeInMenu(entity);
  return menu[place]?.group === 'people' ? place - menu.length : place;
}

interface Route {
  page: Page;
  parts: string[];
  alias: boolean;
}

/** Fixed words before parameters, so that `/levels/create` is not the level called "create". */
const routes: Route[] = pages
  .flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => ({ page, path, alias: path !== page.path })))
  .map(({ path, ...route }) => ({ ...route, parts: split(path) }))
  .sort((a, b) => rank(a.parts).localeCompare(rank(b.parts)));

function split(path: string): string[] {
  return path.replace(/(?<=.)\/$/, '').split('/');
}

function rank(parts: string[]): string {
  return parts.map((part) => (part.startsWith(':') ? 1 : 0)).join('');
}

/**
 * The page at an address without its query. Letters count as they are written and nothing is decoded: no address of
 * ours needs an escape, and what only looks like one of ours after decoding is unknown.
 */
export function findPage(path: string): { page: Page; params: Params; alias: boolean } | null {
  const parts = split(path);
  for (const { page, parts: pattern, alias } of routes) {
    const params = pattern.length === parts.length ? match(pattern, parts) : null;
    if (params) return { page, params, alias };
  }
  return null;
}

const id = /^[1-9]\d{0,15}$/;
const slug = /^[a-z-]{1,64}$/;

/** A parameter is a record's number, the report's name excepted. */
function match(pattern: string[], parts: string[]): Params | null {
  const params: Params = {};
  for (const [index, word] of pattern.entries()) {
    const part = parts[index] as string;
    const name = word.startsWith(':') ? word.slice(1) : null;
    if (name && (name === 'report' ? slug : id).test(part)) params[name] = part;
    else if (word !== part) return null;
  }
  return params;
}

/** A page's address with its parameters filled in; null when one is missing. */
export function address(path: string, params: Params): string | null {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? params[part.slice(1)] : part));
  return parts.includes(undefined) ? null : parts.join('/');
}

/** Whether a page's document is a room's, which has a policy of its own. */
export const isRoom = (path: string): boolean => findPage(path)?.page.document === 'room';
