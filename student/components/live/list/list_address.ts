/** The ways to see a list of meetings; the first is meant where the address names none. */
export const views = ['days', 'week', 'month', 'past'] as const;
export type View = (typeof views)[number];

/** What narrows a list, as the address says it; '' for all. */
export interface ListParams {
  topic: string;
  teacher: string;
  view: View;
  /** The day that a calendar is opened at. */
  day: string;
}

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** What an address asks for; what it says otherwise is left out. */
export function readListAddress(search: URLSearchParams): ListParams {
  const readParam = (name: string, fits: (text: string) => boolean) => {
    const text = search.get(name) ?? '';
    return fits(text) ? text : '';
  };
  const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);
  return {
    topic: readParam('topic', isId),
    teacher: readParam('teacher', isId),
    view: views.find((view) => view === search.get('view')) ?? 'days',
    day: readParam('day', isDay),
  };
}

/** The address of a list, without what is meant anyway. */
export function searchOf(params: ListParams): string {
  const entries = Object.entries(params).filter(([, value]) => value !== '' && value !== views[0]);
  return `?${new URLSearchParams(entries)}`;
}
