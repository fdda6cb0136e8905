import { fileTypeFromFile } from 'file-type';
import { Problem } from '../engine/errors.ts';

export type Kind = 'image' | 'audio';

const megabyte = 1024 * 1024;

/** How much of each kind may be sent. */
export const largest: Record<Kind, number> = { image: 10 * megabyte, audio: 50 * megabyte };

/** The types that are taken, as their content says, and how an audio is kept. SVG is none of them: it can run scripts. */
const known: Record<string, { kind: Kind; extension: string; media_type: string }> = {
  'image/png': image(),
  'image/jpeg': image(),
  'image/webp': image(),
  'image/gif': image(),
  'audio/mpeg': audio('mp3', 'audio/mpeg'),
  'audio/ogg': audio('ogg', 'audio/ogg'),
  'audio/wav': audio('wav', 'audio/wav'),
  'audio/x-m4a': audio('m4a', 'audio/mp4'),
  'audio/mp4': audio('m4a', 'audio/mp4'),
};

/** What browsers record: sound alone, in a container that could hold pictures too and is told by its first bytes as a video. */
const recorded: typeof known = {
  ...known,
  'video/webm': audio('webm', 'audio/webm'),
  'video/mp4': audio('m4a', 'audio/mp4'),
};

/** Whatever image comes, a WebP is kept. */
function image() {
  return { kind: 'image' as const, extension: 'webp', media_type: 'image/webp' };
}

function audio(extension: string, media_type: string) {
  return { kind: 'audio' as const, extension, media_type };
}

/** How much somebody may record: five minutes and more, as browsers do it. */
export const largestRecording = 12 * megabyte;

/** What browsers call these files when they send them. */
export const declared: Record<Kind, string[]> = {
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
};

export const declaredKind = (contentType: string | undefined): Kind =>
  contentType?.startsWith('image/') ? 'image' : 'audio';

/**
 * What a file is, by its first bytes: neither its name nor what the sender says of it is believed.
 * @param isRecording made in the browser just now
 * @throws Problem 415 for a type that is not taken, or of another kind than the sender said
 */
export async function typeOf(path: string, kind: Kind, isRecording = false) {
  const found = await fileTypeFromFile(path);
  const type = (isRecording ? recorded : known)[found?.mime.split(';')[0] ?? ''];
  if (type?.kind !== kind) throw new Problem(415, 'unsupported_file');
  return type;
}
