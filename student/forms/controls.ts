import type { CompiledForm } from '#schemas/questions/controls.ts';
import { limitedIn } from './compiled.ts';
import { later } from './late_controls.ts';
import { loaded, type Parts } from './loaded.ts';

export type Loading<Name extends keyof Parts> = { [Part in Name]: () => Promise<Parts[Part]> };

/** What belongs to no one question: loaded likewise, by the forms that have it. */
const laterParts: Loading<'group' | 'limited'> = {
  group: async () => (await import('./groups/Group.tsx')).Group,
  limited: async () => (await import('./groups/LimitedRecording.tsx')).LimitedRecording,
};

/** A form, or an attempt at one, which may go on question by question. */
export type FormInUse = CompiledForm & { practice?: boolean; checked?: unknown[] };

/** The names of the controls that a form uses. */
export function controlsOf({ uiSchema, practice, checked = [] }: FormInUse): string[] {
  const names = Object.values(uiSchema).map((control) => control?.['ui:field'] ?? control?.['ui:widget']);
  if (uiSchema['ui:groups']) names.push('group');
  if (limitedIn(uiSchema)) names.push('limited');
  if (practice) names.push('practice');
  else if (checked.length > 0) names.push('checked');
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** Loads controls; a form renders once those that it uses are loaded. Usual ones need no loading. */
export async function loadControls(names: string[]): Promise<void> {
  await Promise.all([
    fetchInto(loaded.widgets, later.widgets, names),
    fetchInto(loaded.fields, later.fields, names),
    fetchInto(loaded.parts as Record<string, unknown>, laterParts, names),
  ]);
}

/** Loads what is named and not there yet. */
export async function fetchInto<C>(there: Record<string, C>, from: Record<string, () => Promise<C>>, names: string[]) {
  const missingNames = names.filter((name) => name in from && !(name in there));
  await Promise.all(missingNames.map(async (name) => (there[name] = await (from[name] as () => Promise<C>)())));
}

/** Where a rendered form names its controls, so that the page hydrates with their code. */
export const mark = 'data-controls';

/** What a form's place in the page is marked with. */
export const markOf = (form: FormInUse) => ({ [mark]: controlsOf(form).join(' ') });

// The server renders any form. What shows an attempt holds a form itself: it is loaded once an attempt is.
if (import.meta.env.SSR)
  await loadControls([...Object.keys(later.widgets), ...Object.keys(later.fields), ...Object.keys(laterParts)]);
