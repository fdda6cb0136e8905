import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saidInBank } from './load/bank.ts';
import { voiceOf } from './load/cast.ts';
import { levelOfRecording, silence, stretchAt } from './load/pace.ts';
import { readCourse } from './load/read.ts';
import { saidIn } from './load/said.ts';
import { type Cue, cuesFile, readCues, spokenIn } from './load/spoken.ts';

/** Where the recordings of the course lie, and those of the placement test. */
const [course, bank] = ['files/', 'placement/recordings/'].map((path) => new URL(path, import.meta.url).pathname);
/** American voices of flite. */
const voices = { woman: 'slt', man: 'rms' };
/** Two who speak with one voice are told apart by its height. */
const heights = ['1', '0.85', '1.12'];
/** After each word of a list there is time to say it. */
const repeated = 1.1;

/** 'Hugo: Hi!' is said as the cast says, a line without a name by a woman. The voices know no accents. */
function partsOf(text: string, level: number): { voice: string; height: string; words: string }[] {
  const heard = { woman: [] as string[], man: [] as string[] };
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', words = line] = /^(\p{Lu}[\p{L}. ]{0,24}): (.*)$/u.exec(line) ?? [];
      const voice = voiceOf(name, level) ?? 'woman';
      const speakers = heard[voice];
      if (!speakers.includes(name)) speakers.push(name);
      const height = heights[speakers.indexOf(name) % heights.length] ?? '1';
      return { voice: voices[voice], height, words: words.normalize('NFD').replace(/\p{M}/gu, '') };
    });
}

interface Spoken {
  /** The lines one after the other, as a file that is not compressed. */
  whole: string;
  cues: Cue[];
}

/** Speaks a text, line by line with a breath between. The voices say the same each time, to the sample. */
function speak(scratch: string, file: string, text: string): Spoken {
  const pause = /-words(-\d)?\.mp3$/.test(file) ? repeated : silence.after;
  const level = levelOfRecording(file);
  let now = 0;
  const lines = partsOf(text, level).map(({ voice, height, words }, at) => {
    const fileOf = (ending: string) => join(scratch, `${at}.${ending}`);
    const [written, spoken, padded] = [fileOf('txt'), fileOf('wav'), fileOf('padded.wav')];
    writeFileSync(written, words);
    const settings = ['--setf', `duration_stretch=${stretchAt(level)}`, '--setf', `f0_shift=${height}`];
    execFileSync('flite', ['-voice', voice, ...settings, '-f', written, '-o', spoken]);
    execFileSync('sox', [spoken, '-r', '16000', '-c', '1', padded, 'pad', String(silence.before), String(pause)]);
    const start = now;
    now += Number(execFileSync('sox', ['--i', '-D', padded]));
    return { padded, cue: { start: hundredth(start), end: hundredth(now - pause) } };
  });
  const whole = join(scratch, 'whole.wav');
  execFileSync('sox', [...lines.map(({ padded }) => padded), whole, 'norm', '-3']);
  return { whole, cues: lines.map(({ cue }) => cue) };
}

const hundredth = (seconds: number) => Math.round(seconds * 100) / 100;

/** Writes a mono MP3 of 24 kbit/s. */
const compress = (whole: string, path: string) => execFileSync('lame', ['--quiet', '-m', 'm', '-b', '24', whole, path]);

const lessons = readCourse();
const texts = [
  ...[...saidIn(lessons)].map((one) => [course, ...one] as const),
  ...[...saidInBank()].map((one) => [bank, ...one] as const),
];
/** Heard in lessons, where one may listen to a line alone. */
const inLessons = new Set(spokenIn(lessons).map(({ file }) => file));
const cues = readCues();
/** Files to record again. The others are recorded when they are missing. */
const anew = new Set(process.argv.slice(2));
for (const [folder = '', file, text] of texts) {
  const isMissing = !existsSync(join(folder, file)) || anew.has(file);
  if (!isMissing && (cues.has(file) || !inLessons.has(file))) continue;
  const scratch = mkdtempSync(join(tmpdir(), 'record-'));
  const spoken = speak(scratch, file, text);
  if (isMissing) compress(spoken.whole, join(folder, file));
  if (inLessons.has(file)) cues.set(file, spoken.cues);
  rmSync(scratch, { recursive: true });
  process.stdout.write(`${file} ${Math.round(readFileSync(join(folder, file)).length / 3000)} s\n`);
}
const sorted = [...cues].filter(([file]) => inLessons.has(file)).sort(([one], [other]) => (one < other ? -1 : 1));
const timesOf = (lines: Cue[]) => lines.map(({ start, end }) => `[${start}, ${end}]`).join(', ');
const about = 'When each line of a recording of the lessons begins and ends, in seconds: written by seeds/record.ts.';
writeFileSync(
  cuesFile,
  [`# ${about}`, ...sorted.map(([file, lines]) => `${file}: [${timesOf(lines)}]`), ''].join('\n'),
);
