import { nanoid } from 'nanoid';
import { useEffect, useState } from 'react';

/**
 * The key under which a form that is sent twice, by a double click or a browser that tries again, is acted on once:
 * '' until the script has come. The API remembers it (`Idempotency-Key`).
 */
export function useOnceKey(): string {
  const [key, setKey] = useState('');
  useEffect(() => setKey(nanoid()), []);
  return key;
}

/** The name of the control that carries it. */
export const onceName = 'once';

/** The header for the API, of what a form sent. */
export function onceHeader(form: FormData): Record<string, string> {
  const key = form.get(onceName);
  return key ? { 'idempotency-key': String(key) } : {};
}
