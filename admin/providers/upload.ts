import { HttpError } from 'react-admin';
import { forever, loginPage } from './http.ts';
import { leave } from './leave.ts';

interface Sending {
  /** Aborts the upload; nothing of it is stored. */
  signal?: AbortSignal;
  /** Whether students find it in the library by itself, whatever shows it. */
  library?: boolean;
  /** Told from 0 to 1 how much of the file has left. */
  onShare?: (share: number) => void;
}

/**
 * Uploads a file into the library and reports progress, which `fetch` cannot. Resolves to the new row.
 * @throws HttpError with the refusal; AbortError when it was given up; TypeError when the connection broke
 */
export function sendFile(
  file: File,
  { signal, library = false, onShare }: Sending = {},
): Promise<{ id: number; name: string }> {
  const request = new XMLHttpRequest();
  const response = new Promise<{ id: number; name: string }>((resolve, reject) => {
    const query = new URLSearchParams({ name: file.name, ...(library ? { library: '' } : {}) });
    request.open('POST', `/api/resources/upload?${query}`);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onShare?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status < 300) return resolve(response);
      if (status !== 401) return reject(new HttpError(response?.message ?? '', status, response ?? undefined));
      leave(loginPage());
      resolve(forever);
    };
    request.onerror = () => reject(new TypeError('The connection broke'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
  });
  request.send(file);
  return response;
}
