import { nanoid } from 'nanoid';
import type { fetchUtils } from 'react-admin';

/** The keys of what was asked and not answered, by what it asks. */
const open = new Map<string, string>();

/**
 * The headers of a call, with the `Idempotency-Key` of a POST. Until it is answered, the same call carries the same key:
 * a double click, or another try after the answer was lost, does nothing a second time.
 */
export function keyFor(url: string, { method, body, headers }: fetchUtils.Options) {
  const all = new Headers(headers);
  if (method !== 'POST' || !isIdentified(body)) return { headers: all, answered: () => undefined };
  const request = `${url} ${body instanceof File ? `${body.name} ${body.size} ${body.lastModified}` : (body ?? '')}`;
  const key = open.get(request) ?? nanoid();
  open.set(request, key);
  all.set('idempotency-key', key);
  return {
    headers: all,
    answered() {
      if (open.get(request) === key) open.delete(request);
    },
  };
}

/** Whether a body can be identified by a short string. */
const isIdentified = (body: unknown) => !body || typeof body === 'string' || body instanceof File;
