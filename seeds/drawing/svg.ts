/** Colors of the pictures: the tokens of the light scheme, and what people, food and sky need besides. */
export const color = {
  paper: '#FBF8F3',
  white: '#FFFFFF',
  line: '#E4DDD1',
  ink: '#1E2A2E',
  soft: '#55646A',
  brand: '#0E5E5B',
  teal: '#80B5AE',
  mist: '#DCEEEB',
  marker: '#F2B33D',
  cream: '#FCE6BF',
  red: '#B3372B',
  rose: '#E9A79B',
  blue: '#3F6E9E',
  sky: '#D5E5F1',
  green: '#4E8A5C',
  leaf: '#A9CBAA',
  plum: '#7A4A6D',
  lilac: '#DDD3E6',
  brown: '#7B4A28',
  wood: '#CFA06B',
  grey: '#9AA6AA',
  night: '#24364B',
} as const;

export type Color = keyof typeof color;

const group = (transform: string, ...inside: string[]) => `<g transform="${transform}">${inside.join('')}</g>`;

/** Moved to a place, and made as many times as large. */
export const at = (x: number, y: number, size: number, ...inside: string[]) =>
  group(`translate(${x} ${y}) scale(${size})`, ...inside);

export const turned = (degrees: number, ...inside: string[]) => group(`rotate(${degrees})`, ...inside);

export const rect = (x: number, y: number, width: number, height: number, fill: Color, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${color[fill]}"/>`;

export const circle = (x: number, y: number, radius: number, fill: Color) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color[fill]}"/>`;

export const oval = (x: number, y: number, across: number, high: number, fill: Color) =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${high}" fill="${color[fill]}"/>`;

export const shape = (d: string, fill: Color) => `<path d="${d}" fill="${color[fill]}"/>`;

export const stroke = (d: string, ink: Color | `#${string}`, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink.startsWith('#') ? ink : color[ink as Color]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export interface Lettering {
  size?: number;
  fill?: Color;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
}

/**
 * Words in a picture.
 * @param room how wide they may be; the command stops when they are wider
 */
export const words = (x: number, y: number, said: string, room: number, lettering: Lettering = {}) => {
  const { size = 40, fill = 'ink', weight = 600, anchor = 'middle' } = lettering;
  return `<text x="${x}" y="${y}" data-room="${room}" font-size="${size}" font-weight="${weight}" fill="${color[fill]}" text-anchor="${anchor}">${escaped(said)}</text>`;
};

/** A picture with its own paper, so that it stands on light and on dark pages. */
export interface Picture {
  width: number;
  height: number;
  svg: string;
}

export const picture = (width: number, height: number, paper: Color, ...inside: string[]): Picture => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Figtree">${rect(0, 0, width, height, paper)}${inside.join('')}</svg>`,
});

/** How often something is in a row, with what it is there. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
