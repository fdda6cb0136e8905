import { type Looks, personOf } from '#seeds/load/cast.ts';
import { at, type Color, circle, color, oval, rect, shape, stroke, words } from './svg.ts';

const skins: Record<string, string> = { pale: '#F3D2BA', light: '#E8B996', tan: '#CF9468', brown: '#9C6440' };
const hairs: Record<string, string> = {
  black: '#1F1A1C',
  dark: '#3B2A24',
  brown: '#6B4329',
  red: '#A4482B',
  blond: '#D9AE5F',
  grey: '#9B9B9B',
  white: '#E6E3DD',
};
const tops: Record<string, Color> = {
  brand: 'brand',
  marker: 'marker',
  red: 'red',
  blue: 'blue',
  green: 'green',
  plum: 'plum',
  brown: 'brown',
  ink: 'ink',
};

/** How somebody of the cast looks. */
export function looksOf(name: string, level: number): Looks {
  const looks = personOf(name, level)?.looks;
  if (!looks) throw new Error(`seeds/cast.yaml does not say how ${name} of level ${level} looks`);
  return looks;
}

const filled = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** What of the hair is behind the head. */
const behind: Record<string, (hair: string) => string> = {
  long: (hair) => filled('M-50 0C-56-70 56-70 50 0C56 40 56 62 48 76H-48C-56 62-56 40-50 0Z', hair),
  bob: (hair) => filled('M-52 0C-60-72 60-72 52 0V36Q52 44 44 44H-44Q-52 44-52 36Z', hair),
  curly: (hair) =>
    [
      [-40, -26],
      [-48, 2],
      [-40, 28],
      [40, -26],
      [48, 2],
      [40, 28],
      [-20, -46],
      [20, -46],
      [0, -50],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 21, hair))
      .join(''),
  bun: (hair) => dot(0, -62, 20, hair),
  ponytail: (hair) => filled('M30-40C78-40 84 10 66 50C60 20 56 0 30-10Z', hair),
  pigtails: (hair) => dot(-54, 2, 17, hair) + dot(54, 2, 17, hair),
};

const cap = 'M-46-2C-50-62 50-62 46-2C36-30 14-30-6-28C-26-26-40-20-46-2Z';
const parted = 'M-48 4C-56-66 56-66 48 4C40-24 22-34 4-36C-14-30-40-26-48 4Z';

/** How somebody feels, in a mouth. */
const mouths = { glad: 'M-13 24Q0 35 13 24', unwell: 'M-12 31Q0 22 12 31', asleep: 'M-6 26H8' };
type Mood = keyof typeof mouths;

/** A head of which the face is 46 across, with its middle at zero. */
export function head({ skin, hair, style }: Looks, mood: Mood = 'glad'): string {
  const [face, locks] = [skins[skin] ?? '', hairs[hair] ?? ''];
  const isLong = style in behind;
  return [
    behind[style]?.(locks) ?? '',
    dot(-45, 4, 8, face) + dot(45, 4, 8, face),
    dot(0, 0, 45, face),
    style === 'beard' ? filled('M-45 4C-44 58 44 58 45 4C36 22 20 20 0 20S-36 22-45 4Z', locks) : '',
    filled(isLong ? parted : cap, locks),
    mood === 'asleep'
      ? stroke('M-23 4Q-16 10-9 4M9 4Q16 10 23 4', 'ink', 4)
      : dot(-16, 2, 4.5, color.ink) + dot(16, 2, 4.5, color.ink),
    style === 'glasses' ? glasses : '',
    style === 'mustache' ? filled('M-20 20Q0 6 20 20Q0 26-20 20Z', locks) : '',
    stroke(mouths[mood], style === 'beard' ? 'paper' : 'ink', 4),
  ].join('');
}

const glasses =
  `<g fill="none" stroke="${color.ink}" stroke-width="4"><circle cx="-17" cy="2" r="13"/><circle cx="17" cy="2" r="13"/></g>` +
  stroke('M-4 2H4', 'ink', 4);

/** Head and shoulders: 180 wide and 190 high, with the middle of the face at zero. */
export function bust(looks: Looks, wears = '', mood: Mood = 'glad'): string {
  const face = skins[looks.skin] ?? '';
  const top = color[tops[looks.top] ?? 'brand'];
  return [
    looks.style === 'long' || looks.style === 'curly' ? (behind[looks.style]?.(hairs[looks.hair] ?? '') ?? '') : '',
    filled('M-16 30H16V70H-16Z', face),
    filled('M-88 134C-88 84-54 64-22 60Q0 84 22 60C54 64 88 84 88 134Z', top),
    wears,
    head(looks, mood),
  ].join('');
}

/** Where the joints of somebody are who stands at zero and is 200 high. */
export interface Pose {
  head: [number, number];
  neck: [number, number];
  hip: [number, number];
  /** Elbow and hand of each arm, the one behind first. */
  arms: [[number, number, number, number], [number, number, number, number]];
  /** Knee and foot. */
  legs: [[number, number, number, number], [number, number, number, number]];
}

const standing: Pose = {
  head: [0, -172],
  neck: [0, -136],
  hip: [0, -84],
  arms: [
    [-26, -104, -28, -76],
    [26, -104, 28, -76],
  ],
  legs: [
    [-12, -44, -13, -4],
    [12, -44, 13, -4],
  ],
};

/** The whole of somebody, in a pose that says only what is not as when standing. */
export function figure(looks: Looks, pose: Partial<Pose> = {}, pants: Color = 'ink'): string {
  const { head: place, neck, hip, arms, legs } = { ...standing, ...pose };
  const skin = skins[looks.skin] ?? '';
  const top = tops[looks.top] ?? 'brand';
  const arm = ([elbowX, elbowY, handX, handY]: Pose['arms'][0], side: number) =>
    stroke(`M${neck[0] + side} ${neck[1] + 8}L${elbowX} ${elbowY}L${handX} ${handY}`, skin as `#${string}`, 13) +
    stroke(`M${neck[0] + side} ${neck[1] + 8}L${elbowX} ${elbowY}`, top, 17);
  const leg = ([kneeX, kneeY, footX, footY]: Pose['legs'][0], side: number) =>
    stroke(`M${hip[0] + side} ${hip[1]}L${kneeX} ${kneeY}L${footX} ${footY}`, pants, 19) +
    oval(footX + 5, footY, 15, 8, 'brown');
  return [
    arm(arms[0], -14),
    leg(legs[0], -8),
    leg(legs[1], 8),
    stroke(`M${neck[0]} ${neck[1] + 14}L${hip[0]} ${hip[1]}`, top, 46),
    at(place[0], place[1], 0.62, head(looks)),
    arm(arms[1], 14),
  ].join('');
}

/** Somebody of no importance, who is in the picture because of what is done. */
export const anybody = (skin: string, hair: string, style: string, top: string): Looks => ({ skin, hair, style, top });

/** Hats and aprons, which say what somebody works as: above or below the face of a bust. */
export const worn = {
  helmet: shape('M-52-14C-52-76 52-76 52-14Z', 'marker') + rect(-62, -18, 124, 12, 'marker', 6),
  chef: [
    circle(-28, -68, 24, 'white'),
    circle(28, -68, 24, 'white'),
    circle(0, -80, 28, 'white'),
    rect(-42, -66, 84, 40, 'white', 4),
    rect(-42, -34, 84, 8, 'line'),
  ].join(''),
  cap: shape('M-48-14C-48-68 48-68 48-14Z', 'night') + rect(-48, -20, 116, 11, 'night', 5),
  nurse: rect(-34, -64, 68, 30, 'white', 8) + rect(-4, -60, 8, 22, 'red') + rect(-11, -53, 22, 8, 'red'),
  mask: rect(-30, 14, 60, 30, 'mist', 8) + stroke('M-30 20L-44 8M30 20L44 8', 'mist', 4),
  headset:
    stroke('M-48 4C-48-64 48-64 48 4', 'ink', 6) +
    rect(-56, -6, 16, 28, 'ink', 6) +
    rect(40, -6, 16, 28, 'ink', 6) +
    stroke('M-48 20Q-44 40-18 38', 'ink', 5),
  bowTie: shape('M0 74L-20 62V88ZM0 74L20 62V88Z', 'ink'),
  plan: rect(-78, 84, 156, 50, 'blue', 6) + stroke('M-60 122V100H-20V122M-20 112H20M20 122V96H58V122', 'white', 5),
  desk:
    rect(-96, 112, 192, 24, 'brown', 5) + rect(-44, 88, 88, 26, 'marker', 4) + words(0, 109, 'BOSS', 80, { size: 22 }),
  coat: shape('M-88 134C-88 84-54 64-26 62L0 134Z M88 134C88 84 54 64 26 62L0 134Z', 'white'),
};
