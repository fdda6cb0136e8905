import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saidInBank } from './load/bank.ts';
import { levelOfRecording, silence, stretchAt } from './load/pace.ts';
import { readCourse } from './load/read.ts';
import { saidIn } from './load/said.ts';

/** Where the recordings of the course lie, and those of the placement test. */
const [course, bank] = ['files/', 'placement/recordings/'].map((path) => new URL(path, import.meta.url).pathname);
/** American voices of flite, and who speaks with the man's. */
const [woman, man] = ['slt', 'rms'];
const men = new Set(
  `Alan Andrés Ben Carlos Daniel David Diego Emilio Eric Hugo Iván Jorge Kevin Leo Luis Man Mark Mateo Officer Oscar Óscar
  Pablo Paul Pedro Raúl Robert Sam Tom Tomás Traveler Víctor`.split(/\s+/),
);
/** Two who speak with one voice are told apart by its height. */
const heights = ['1', '0.85', '1.12'];
/** After each word of a list there is time to say it. */
const repeated = 1.1;

/** 'Hugo: Hi!' is said by a man, a line without a name by a woman. The voices know no accents. */
function partsOf(text: string): { voice: string; height: string; words: string }[] {
  const cast = new Map<string, string[]>([
    [woman, []],
    [man, []],
  ]);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', words = line] = /^(\p{Lu}[\p{L}. ]{0,24}): (.*)$/u.exec(line) ?? [];
      const voice = men.has(name) ? man : woman;
      const speakers = cast.get(voice) ?? [];
      if (!speakers.includes(name)) speakers.push(name);
      const height = heights[speakers.indexOf(name) % heights.length] ?? '1';
      return { voice, height, words: words.normalize('NFD').replace(/\p{M}/gu, '') };
    });
}

/** Speaks a text, line by line with a breath between, into a mono MP3 of 24 kbit/s. */
function record(folder: string, file: string, text: string): void {
  const scratch = mkdtempSync(join(tmpdir(), 'record-'));
  const pause = /-words(-\d)?\.mp3$/.test(file) ? repeated : silence.after;
  const parts = partsOf(text).map(({ voice, height, words }, at) => {
    const fileOf = (ending: string) => join(scratch, `${at}.${ending}`);
    const [written, spoken, padded] = [fileOf('txt'), fileOf('wav'), fileOf('padded.wav')];
    writeFileSync(written, words);
    const settings = [
      '--setf',
      `duration_stretch=${stretchAt(levelOfRecording(file))}`,
      '--setf',
      `f0_shift=${height}`,
    ];
    execFileSync('flite', ['-voice', voice, ...settings, '-f', written, '-o', spoken]);
    execFileSync('sox', [spoken, '-r', '16000', '-c', '1', padded, 'pad', String(silence.before), String(pause)]);
    return padded;
  });
  execFileSync('sox', [...parts, join(scratch, 'whole.wav'), 'norm', '-3']);
  execFileSync('lame', ['--quiet', '-m', 'm', '-b', '24', join(scratch, 'whole.wav'), join(folder, file)]);
  rmSync(scratch, { recursive: true });
}

const texts = [
  ...[...saidIn(readCourse())].map((one) => [course, ...one] as const),
  ...[...saidInBank()].map((one) => [bank, ...one] as const),
];
/** Files to record again. The others are recorded when they are missing. */
const again = new Set(process.argv.slice(2));
for (const [folder = '', file, text] of texts) {
  if (existsSync(join(folder, file)) && !again.has(file)) continue;
  record(folder, file, text);
  process.stdout.write(`${file} ${Math.round(readFileSync(join(folder, file)).length / 3000)} s\n`);
}
