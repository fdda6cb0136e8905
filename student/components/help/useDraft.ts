import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { readerOf } from '../../server/reader.server.ts';
import { draftOf, dropDraft, saveDraft } from './drafts.ts';

/**
 * Keeps what is typed into a form in the tab until it was sent, so that a page that is left, loaded anew or refused loses
 * nothing of it.
 * @param refused what the form was last refused for: then it is a draft again
 */
export function useDraft(name: string, refused: object | undefined) {
  const person = useRouteLoaderData<typeof readerOf>('root')?.user?.id ?? 0;
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal anew
  useEffect(() => {
    isSent.current = false;
  }, [refused]);
  useEffect(() => {
    const present = form.current;
    if (!present) return;
    const textFields = () => [...present.querySelectorAll<HTMLInputElement>('input[maxlength], textarea')];
    const draft = draftOf(person, name);
    // Somebody may have begun to write before the page's script came.
    const isBegun = textFields().some((field) => field.value);
    for (const field of textFields()) field.value ||= draft?.[field.name] ?? '';
    const store = () => saveDraft(person, name, Object.fromEntries(textFields().map((one) => [one.name, one.value])));
    const send = () => {
      isSent.current = true;
    };
    if (isBegun) store();
    present.addEventListener('input', store);
    present.addEventListener('submit', send);
    return () => {
      present.removeEventListener('input', store);
      present.removeEventListener('submit', send);
      // The form goes when what it sent was taken.
      if (isSent.current) dropDraft(person, name);
    };
  }, [person, name]);
  return form;
}
