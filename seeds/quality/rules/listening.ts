import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asked } from '../content/model.ts';
import { askedOf, exists, placeOfQuestion, root } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

const rates = [60, 190];

/** What is to be heard has a recording, a text of it, and a speed at which people speak to learners. */
export default defineRule({
  level: (level) => [
    ...new Map(
      askedOf(level).flatMap((asked) =>
        faultsOf(asked).map((fault) => [`${fault.file}:${fault.line}:${fault.says}`, fault]),
      ),
    ).values(),
  ],
});

function faultsOf({ type, skill, body, key, group, source }: Asked): Fault[] {
  const from = group?.body.media?.length ? group : source;
  const heard = [...(group?.body.media ?? []), ...(body.media ?? [])].filter(({ file }) => /\.mp3$/.test(file ?? ''));
  const place = placeOfQuestion(from, 'body');
  if (heard.length === 0)
    return skill === 'listening' || type === 'dictation'
      ? [{ ...place, says: 'nothing is heard: add a recording, or name another skill' }]
      : [];
  const said = key.said ?? key.transcript ?? group?.key.transcript;
  if (!said) return [{ ...place, says: 'no transcript: write what is said' }];
  const file = `seeds/files/${heard[0]?.file}`;
  if (!exists(file)) return [{ ...place, says: `${file} is missing: record it` }];
  const words = said
    .replace(/^[^:\n]{1,20}: /gm, '')
    .split(/\s+/)
    .filter(Boolean).length;
  const rate = Math.round((60 * words) / secondsOf(file));
  const [slowest, fastest] = rates as [number, number];
  // A single word is mostly silence.
  if (words < 8 || (rate >= slowest && rate <= fastest)) return [];
  return [
    {
      ...place,
      says: `${words} words in ${Math.round(secondsOf(file))} s are ${rate} a minute, ${slowest} to ${fastest} is right: record ${file} again, or write down what it says`,
    },
  ];
}

const bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Length of an MP3 of constant bit rate (MPEG 2, layer III, as the recordings are). */
function secondsOf(file: string): number {
  const bytes = readFileSync(join(root, file));
  const frame = bytes.findIndex((byte, at) => byte === 0xff && ((bytes[at + 1] ?? 0) & 0xe0) === 0xe0);
  const kilobits = bitrates[(bytes[frame + 2] ?? 0) >> 4] || 24;
  return bytes.length / (kilobits * 125);
}
