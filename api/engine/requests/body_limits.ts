import { type Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Schema } from '#schemas/dialect.ts';
import { Problem } from '../errors.ts';

/** Before sign-in, and for every route that says nothing else. */
export const smallBody = 16 * 1024;
/** What any route reads at most as JSON or as a form; files are streams with limits of their own. */
export const largestBody = 1024 * 1024;

/** JSON may write a character as `\u00e1`. */
const bytesOfCharacter = 6;
const bytesOfScalar = 64;

/** How many bytes a route reads of a body that this schema describes: as many as its maxima let through. */
export const bodyLimitOf = (schema: Schema): number => Math.min(Math.max(bytesOf(schema), smallBody), largestBody);

function bytesOf({
  type,
  properties,
  additionalProperties,
  items,
  oneOf,
  maxLength,
  maxItems,
  ...rest
}: Schema): number {
  const types = [type].flat();
  if (oneOf) return Math.max(...oneOf.map(bytesOf));
  if (types.includes('object')) {
    if (additionalProperties !== false) return Number.POSITIVE_INFINITY;
    const open = Object.entries(properties ?? {}).filter(([, property]) => !property.readOnly);
    return open.reduce((sum, [name, property]) => sum + name.length + bytesOf(property), bytesOfScalar);
  }
  if (types.includes('array')) return Number(maxItems ?? Number.POSITIVE_INFINITY) * bytesOf(items ?? {});
  if (!types.includes('string') || rest.enum) return bytesOfScalar;
  return Number(maxLength ?? bytesOfScalar) * bytesOfCharacter + bytesOfScalar;
}

/**
 * Whoever has not signed in sends little, also where others may send more (a form of a page).
 * @throws Problem 413
 */
export async function limitStrangers(request: FastifyRequest, _: unknown, payload: Readable): Promise<Readable> {
  if (request.caller?.role !== 'nobody') return payload;
  const contentLength = request.headers['content-length'];
  if (Number(contentLength ?? 0) > smallBody) throw tooLarge();
  return contentLength === undefined && request.headers['transfer-encoding'] ? payload.pipe(counting()) : payload;
}

function counting(): Transform {
  let size = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      size += piece.length;
      if (size > smallBody) done(tooLarge());
      else done(null, piece);
    },
  });
}

const tooLarge = () => new Problem(413, 'http_413', { headers: { connection: 'close' } });
