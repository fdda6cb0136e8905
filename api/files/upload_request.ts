import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../engine/errors.ts';
import { attachable, declaredKind } from './media.ts';
import type { Upload } from './upload.ts';

/** What an address says of a file that is sent. */
export const uploadParams = {
  properties: {
    name: { type: 'string', description: 'The name of the file' },
    library: { type: 'string', description: 'Anything: it stands in the library of the school' },
    attempt: { type: 'integer', description: 'The attempt that a student records it for' },
    attachment: { type: 'string', description: 'Anything: it goes with what its sender writes' },
  },
};

/** Whether a file goes with what its sender writes (`?attachment`); anybody may send such, of a few kinds. */
export function isAttachment({ query, headers }: FastifyRequest): boolean {
  if ((query as { attachment?: string }).attachment === undefined) return false;
  if (!attachable.includes(declaredKind(headers['content-type']))) throw new Problem(415, 'unsupported_file');
  return true;
}

/** What a request sends, for the school's library or as somebody's own. */
export function readUpload(
  { body, headers, query }: FastifyRequest,
  { raw }: FastifyReply,
  owner_id: number | null,
): Upload {
  const { name = '', library } = query as { name?: string; library?: string };
  return {
    body: body as Readable,
    kind: declaredKind(headers['content-type']),
    length: Number(headers['content-length'] ?? 0),
    name: String(name),
    library: owner_id === null && library !== undefined,
    owner_id,
    signal: abortOnClose(raw),
  };
}

/** Aborts when a connection ends before its answer. */
function abortOnClose(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}
