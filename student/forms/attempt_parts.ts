import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { controlsOf, type FormInUse, fetchInto, type Loading, loadControls, mark } from './controls.ts';
import { loaded } from './loaded.ts';

/** What shows a whole attempt, of forms that are done question by question: it holds a form itself. */
const attemptParts: Loading<'practice' | 'checked'> = {
  practice: async () => (await import('./practice/Practice.tsx')).Practice,
  checked: async () => (await import('./practice/CheckedQuestions.tsx')).CheckedQuestions,
};

const loadNamed = (names: string[]) =>
  Promise.all([loadControls(names), fetchInto(loaded.parts as Record<string, unknown>, attemptParts, names)]);

/** What a page shows, once the controls of its form are there. */
export async function withControls<T extends { attempt: FormInUse | null }>(data: T): Promise<T> {
  if (data.attempt) await loadNamed(controlsOf(data.attempt));
  return data;
}

/** The same as the `clientLoader` of a page: its form comes with the code of its controls. */
export const loadWithControls = async ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withControls((await serverLoader()) as { attempt: FormInUse | null });

/** Loads what the forms use that the server rendered. */
export async function loadRendered(): Promise<void> {
  const places = [...document.querySelectorAll(`[${mark}]`)];
  await loadNamed(places.flatMap((place) => place.getAttribute(mark)?.split(' ') ?? []));
}
