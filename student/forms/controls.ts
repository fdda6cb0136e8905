import type { Field, Widget } from '@rjsf/utils';
import type { CompiledForm } from './compiled.ts';

/** Controls that are loaded by the forms alone that use them. */
export const later: { widgets: Record<string, () => Promise<Widget>>; fields: Record<string, () => Promise<Field>> } = {
  widgets: {
    order: async () => (await import('./widgets/Order.tsx')).Order,
    pictures: async () => (await import('./widgets/Pictures.tsx')).Pictures,
  },
  fields: {
    bank: async () => (await import('./widgets/Bank.tsx')).Bank,
    matrix: async () => (await import('./widgets/Matrix.tsx')).Matrix,
    pairs: async () => (await import('./widgets/Pairs.tsx')).Pairs,
  },
};

/** What has been loaded: forms are drawn from it at once, on the server and when a page wakes up. */
export const loaded: { widgets: Record<string, Widget>; fields: Record<string, Field> } = { widgets: {}, fields: {} };

/** The names of the controls that a form uses. */
export function controlsOf({ uiSchema }: CompiledForm): string[] {
  const named = Object.values(uiSchema).map((control) => control?.['ui:field'] ?? control?.['ui:widget']);
  return [...new Set(named.filter((name) => typeof name === 'string'))];
}

/** Loads controls; a form is drawn when those that it uses are there. Names of the usual ones need nothing. */
export async function loadControls(names: string[]): Promise<void> {
  await Promise.all([fetchInto(loaded.widgets, later.widgets, names), fetchInto(loaded.fields, later.fields, names)]);
}

async function fetchInto<C>(there: Record<string, C>, from: Record<string, () => Promise<C>>, names: string[]) {
  const missing = names.filter((name) => name in from && !(name in there));
  await Promise.all(missing.map(async (name) => (there[name] = await (from[name] as () => Promise<C>)())));
}

/** Where a drawn form says which controls it uses, so that the page wakes up with their code. */
const mark = 'data-controls';

/** What a form's place in the page is marked with. */
export const markOf = (form: CompiledForm) => ({ [mark]: controlsOf(form).join(' ') });

/** Loads what the forms use that the server drew. */
export const loadDrawn = (): Promise<void> =>
  loadControls(
    [...document.querySelectorAll(`[${mark}]`)].flatMap((place) => place.getAttribute(mark)?.split(' ') ?? []),
  );

// The server draws any form.
if (import.meta.env.SSR) await loadControls([...Object.keys(later.widgets), ...Object.keys(later.fields)]);
