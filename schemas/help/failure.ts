/** What the error page knows: the status, and what the API said of it. */
export interface Failure {
  status: number;
  messages: string[];
  /** By which the server's log knows the request, where it has written something of it. */
  request_id?: string;
}

/** As much of a refusal of the API as the page shows. */
interface Refusal {
  message?: string;
  errors?: Record<string, string>;
  request_id?: string;
}

const statusesWithWords = [401, 403, 404, 409, 429, 503];

/** The keys of the words for a status. */
export function failureWords(status: number): { title: string; reason: string } {
  const name = statusesWithWords.includes(status) ? status : 'other';
  return { title: `failure.titles.${name}`, reason: `failure.reasons.${name}` };
}

/** All sentences of a refusal; of an unknown page there is nothing to say but that it is unknown. */
export function failureOf(status: number, refusal: Refusal | null | undefined): Failure {
  const messages = status === 404 ? [] : [refusal?.message, ...Object.values(refusal?.errors ?? {})];
  const uniqueMessages = [...new Set(messages.filter((message): message is string => Boolean(message)))];
  return { status, messages: uniqueMessages, ...(refusal?.request_id && { request_id: refusal.request_id }) };
}

/** Where the error page leads home. */
export const homeOfFailure = (role: string | undefined): string => (role === 'student' ? '/home' : '/dashboard');
