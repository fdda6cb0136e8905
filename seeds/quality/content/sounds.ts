import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { silence } from '#seeds/load/pace.ts';
import { root } from './read.ts';

const bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Length of an MP3 of constant bit rate (MPEG 2, layer III, as the recordings are). */
export function secondsOf(file: string): number {
  const bytes = readFileSync(join(root, file));
  const frame = bytes.findIndex((byte, at) => byte === 0xff && ((bytes[at + 1] ?? 0) & 0xe0) === 0xe0);
  const kilobits = bitrates[(bytes[frame + 2] ?? 0) >> 4] || 24;
  return bytes.length / (kilobits * 125);
}

/** What is spoken of a transcript, without the names of who speaks. */
export const spoken = (said: string) => said.replace(/^[^:\n]{1,20}: /gm, '').trim();

/** How fast somebody speaks: letters vary less than words. Between lines nobody does. */
export function lettersASecond(recordings: { file: string; said: string }[]): number {
  let [letters, seconds] = [0, 0];
  for (const { file, said } of recordings) {
    letters += spoken(said).match(/\p{L}/gu)?.length ?? 0;
    seconds += secondsOf(file) - said.trim().split('\n').length * (silence.before + silence.after);
  }
  return letters / seconds;
}
