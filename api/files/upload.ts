import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { audit } from '../engine/audit.ts';
import type { Context, Saved } from '../engine/define.ts';
import { Problem } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { requireRow } from '../engine/require_row.ts';
import { readOne } from '../engine/rows.ts';
import { redraw, sides } from './images.ts';
import { durationOf } from './inspect.ts';
import { isWanted, store } from './leftovers.ts';
import { type Kind, largest, largestAttachment, largestRecording, typeOf } from './media.ts';
import { checksumOf, receiveFile } from './receive.ts';
import type { InOwnTurn } from './senders.ts';
import { storageOf } from './storage.ts';

/** An upload: its bytes, and the kind, name and, if known, length that the sender states. */
export interface Upload {
  body: Readable;
  kind: Kind;
  length: number;
  name: string;
  /** Whose photo or recording it is; null: the school's. */
  owner_id: number | null;
  /** Whether it is in the students' library by itself; else that depends on what shows it. */
  library?: boolean;
  /** The attempt that it was recorded for. */
  attempt_id?: number;
  /** Whether it goes with what somebody writes. */
  is_attachment?: boolean;
  /** Whether a browser may have recorded it just now, as what students send for an attempt. */
  isRecording?: boolean;
  /** Aborted when the sender has left: nothing is stored then. */
  signal?: AbortSignal;
  /** Makes the costly part wait for the sender's other files. */
  inOwnTurn?: InOwnTurn;
}

/** A stored file as its row describes it. */
export type StoredContent = Awaited<ReturnType<typeof saveContent>>;

type Transaction = (work: (ctx: Context) => Promise<Saved>) => Promise<Saved>;

/**
 * Stores a file and creates its resource.
 * @param transaction runs work whose writes stay together
 * @returns the resource as the caller sees it
 * @throws Problem 408, 413, 415, 422
 */
export function saveUpload(upload: Upload, entity: Entity, ctx: Context, transaction: Transaction): Promise<Saved> {
  const { kind, owner_id, library, attempt_id, is_attachment } = upload;
  return storeUpload(upload, ctx, transaction, async (stored, ctx) => {
    const [made] = await ctx
      .trx('resources')
      .insert({ ...stored, kind, owner_id, library, attempt_id, is_attachment, ...namesOf(upload.name, kind) })
      .returning('*');
    const row = requireRow(made);
    // The storage path is readable to nobody, not even in the log.
    const { storage_key: _, ...after } = row;
    await audit([{ action: 'create', entity, record_id: row.id, after }], ctx);
    return readOne(entity, row.id, ctx);
  });
}

/**
 * Stores the bytes of a file and lets a row name it; nothing stays stored where that fails.
 * @param transaction runs work whose writes stay together
 * @param write names the stored file in a row
 * @throws Problem 408, 413, 415, and what `write` throws
 */
export async function storeUpload(
  upload: Upload,
  ctx: Context,
  transaction: Transaction,
  write: (stored: StoredContent, ctx: Context) => Promise<Saved>,
): Promise<Saved> {
  const storage = storageOf(ctx.engine);
  const storedFile = await receive(upload, ctx);
  try {
    return await transaction(async (ctx) => {
      const row = await write(storedFile, ctx);
      await isWanted(storedFile.storage_key, ctx);
      return row;
    });
  } catch (error) {
    await storage.remove(storedFile.storage_key);
    throw error;
  }
}

async function receive(upload: Upload, ctx: Context): Promise<StoredContent> {
  const { body, kind, length, owner_id, is_attachment, signal, inOwnTurn = atOnce } = upload;
  const isRecording = upload.isRecording ?? (owner_id !== null && kind === 'audio' && !is_attachment);
  const limit = is_attachment ? largestAttachment : isRecording ? largestRecording : largest[kind];
  if (length > limit) throw new Problem(413, 'http_413');
  const side = owner_id === null || is_attachment ? sides.picture : sides.photo;
  return receiveFile(body, limit, storageOf(ctx.engine).incoming, (file) =>
    inOwnTurn(() => saveContent(file, { kind, isRecording, side, signal }, ctx)),
  );
}

const atOnce: InOwnTurn = (work) => work();

interface UploadOptions {
  kind: Kind;
  isRecording: boolean;
  /** Pixels of a picture's longest side. */
  side: number;
  signal?: AbortSignal;
}

async function saveContent(file: string, { kind, isRecording, side, signal }: UploadOptions, { engine }: Context) {
  const { extension, media_type } = await typeOf(file, kind, isRecording, signal);
  if (kind === 'image') {
    const { bytes, ...size } = await redraw(file, side);
    const checksum = createHash('sha256').update(bytes).digest('hex');
    return { storage_key: await store(bytes, extension, engine), media_type, checksum, size: bytes.length, ...size };
  }
  const checksum = await checksumOf(file);
  const { size } = await stat(file);
  const duration = kind === 'document' ? null : await durationOf(file, signal);
  return {
    storage_key: await store(file, extension, engine),
    media_type,
    checksum,
    size,
    duration,
  };
}

/** The file's name for display: no path, no invisible characters. */
function namesOf(original: string, kind: Kind) {
  const file_name = path.posix.basename(original.replaceAll('\\', '/').replace(/[\p{C}<>:"|?*]/gu, '')).slice(0, 255);
  const name = path.posix
    .parse(file_name)
    .name.replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200);
  return { file_name: file_name || kind, name: name || kind };
}
