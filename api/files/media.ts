import { Problem } from '../engine/errors.ts';
import { mimeOf } from './inspect.ts';

export type Kind = 'image' | 'audio' | 'video' | 'document';

const megabyte = 1024 * 1024;

/** How much of each kind may be sent. */
export const largest: Record<Kind, number> = {
  image: 10 * megabyte,
  audio: 50 * megabyte,
  video: 500 * megabyte,
  document: 50 * megabyte,
};

/** What goes with a message: a picture of the screen, a document. */
export const attachable: Kind[] = ['image', 'document'];
export const largestAttachment = 10 * megabyte;

const office = 'application/vnd.openxmlformats-officedocument';
const [word, slides, spreadsheet] = [
  `${office}.wordprocessingml.document`,
  `${office}.presentationml.presentation`,
  `${office}.spreadsheetml.sheet`,
] as const;

/**
 * The accepted types, by content, and how they are stored. SVG is none of them, nor are documents with
 * macros: they can run scripts.
 */
const known: Record<string, { kind: Kind; extension: string; media_type: string }> = {
  'image/png': image(),
  'image/jpeg': image(),
  'image/webp': image(),
  'image/gif': image(),
  'audio/mpeg': as('audio', 'mp3', 'audio/mpeg'),
  'audio/ogg': as('audio', 'ogg', 'audio/ogg'),
  'audio/wav': as('audio', 'wav', 'audio/wav'),
  'audio/x-m4a': as('audio', 'm4a', 'audio/mp4'),
  'audio/mp4': as('audio', 'm4a', 'audio/mp4'),
  'video/mp4': as('video', 'mp4', 'video/mp4'),
  'video/webm': as('video', 'webm', 'video/webm'),
  'application/pdf': as('document', 'pdf', 'application/pdf'),
  [word]: as('document', 'docx', word),
  [slides]: as('document', 'pptx', slides),
  [spreadsheet]: as('document', 'xlsx', spreadsheet),
};

/**
 * What browsers record: sound alone, in a container that could hold pictures too and is told by its first bytes as a
 * video.
 */
const recordedTypes: typeof known = {
  ...known,
  'video/webm': as('audio', 'webm', 'audio/webm'),
  'video/mp4': as('audio', 'm4a', 'audio/mp4'),
};

/** Every image is stored as WebP. */
function image() {
  return as('image', 'webp', 'image/webp');
}

function as(kind: Kind, extension: string, media_type: string) {
  return { kind, extension, media_type };
}

/** The size limit of a recording: more than five minutes of what browsers record. */
export const largestRecording = 12 * megabyte;

/** What browsers call these files when they send them. */
export const declaredTypes: Record<Kind, string[]> = {
  image: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  audio: [
    'audio/mpeg',
    'audio/mp3',
    'audio/ogg',
    'audio/wav',
    'audio/x-wav',
    'audio/wave',
    'audio/mp4',
    'audio/x-m4a',
    'audio/webm',
  ],
  video: ['video/mp4', 'video/webm'],
  document: ['application/pdf', word, slides, spreadsheet],
};

/** The type that the sender states. */
export const declaredKind = (contentType: string | undefined): Kind =>
  (['image', 'audio', 'video'] as const).find((kind) => contentType?.startsWith(`${kind}/`)) ?? 'document';

/**
 * A file's type by its first bytes: neither its name nor the sender is trusted.
 * @param isRecording made in the browser just now
 * @param signal that its sender is there no more
 * @throws Problem 408, 415 for a type that is not taken, or of another kind than the sender said
 */
export async function typeOf(path: string, kind: Kind, isRecording: boolean, signal?: AbortSignal) {
  const type = (isRecording ? recordedTypes : known)[(await mimeOf(path, signal)) ?? ''];
  if (type?.kind !== kind) throw new Problem(415, 'unsupported_file');
  return type;
}
