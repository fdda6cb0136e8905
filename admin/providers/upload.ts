import { HttpError } from 'react-admin';
import { cancelled } from './data.ts';
import { forever, loginPage } from './http.ts';

/** How a file is on its way. */
interface Way {
  /** Is told the share of it that was sent, from 0 to 1. */
  told: (share: number) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Puts a file into the library; the row that was made is the answer. `fetch` tells nothing of what it sends, so the
 * older way is taken.
 * @throws HttpError for a refusal, Error('cancelled') when the signal ended it
 */
export async function upload(file: File, way: Way): Promise<{ id: number }> {
  const { status, body } = await sent(file, way);
  if (status === 401) {
    location.assign(loginPage());
    return forever;
  }
  if (status >= 400) throw new HttpError(String(body?.message ?? status), status, body);
  return body as { id: number };
}

function sent(file: File, { told, signal }: Way): Promise<{ status: number; body: Record<string, unknown> | null }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/resources/upload?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => told(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new TypeError('the file did not arrive'));
    request.onabort = () => reject(new Error(cancelled));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
