import { at, circle, rect, shape, stroke, times } from '../svg.ts';

/** What a street has that is talked about. Each is within 200 by 200 around zero. */

export const bench =
  rect(-84, -34, 168, 18, 'wood', 6) +
  rect(-84, -8, 168, 18, 'wood', 6) +
  rect(-92, 20, 184, 20, 'brown', 6) +
  rect(-74, 40, 14, 46, 'ink') +
  rect(60, 40, 14, 46, 'ink');

/** Crossed out. */
export const gone = stroke('M-84-84L84 84M84-84L-84 84', 'red', 14);

export const streetLamp = (lit: boolean) =>
  (lit ? '<circle cx="30" cy="-50" r="46" fill="#F2B33D" opacity="0.35"/>' : '') +
  stroke('M-40 92V-60Q-40-84-14-84H30', 'soft', 11) +
  shape('M6-84H54L44-54H16Z', 'ink') +
  circle(30, -50, 14, lit ? 'marker' : 'grey') +
  (lit ? '' : stroke('M62-50L78-66M66-36H86M56-26L70-8', 'marker', 7)) +
  rect(-64, 84, 48, 10, 'soft', 4);

export const darkness =
  rect(-96, -92, 192, 184, 'night', 16) +
  at(-6, 4, 0.86, streetLamp(false).replace(/<path d="M62-50[^>]*>/, '')) +
  shape('M70-70A26 26 0 1 0 82-34A22 22 0 0 1 70-70Z', 'cream');

export const thief =
  shape('M-70 92C-70 40-40 24 0 24S70 40 70 92Z', 'ink') +
  circle(0, -16, 46, 'wood') +
  shape('M-48-24C-52-84 52-84 48-24Z', 'ink') +
  rect(-48, -28, 96, 26, 'ink', 8) +
  circle(-17, -15, 8, 'white') +
  circle(17, -15, 8, 'white') +
  circle(-15, -15, 4, 'ink') +
  circle(19, -15, 4, 'ink') +
  stroke('M-12 12Q0 4 12 12', 'ink', 4) +
  shape('M44 92C30 40 52 30 62 22L56 10H86L80 22C100 34 112 60 100 92Z', 'brown');

export const chair =
  rect(-44, -90, 16, 180, 'wood', 5) +
  rect(-44, -84, 60, 14, 'wood', 5) +
  rect(-44, -52, 60, 14, 'wood', 5) +
  rect(-48, 4, 100, 20, 'red', 8) +
  rect(32, 16, 16, 74, 'wood', 5);

export const bicycle =
  '<g fill="none" stroke="#1E2A2E" stroke-width="9"><circle cx="-54" cy="34" r="38"/><circle cx="56" cy="34" r="38"/></g>' +
  stroke('M-54 34L-22-16H34L56 34M-22-16L4 34H-54M4 34L34-16L30-40H50M-22-16L-30-34M-44-34H-16', 'red', 8);

/** Somebody who walks past. */
const passer = (x: number, y: number, fill: Parameters<typeof circle>[3], skin: Parameters<typeof circle>[3]) =>
  shape(`M${x - 20} ${y + 54}V${y + 34}Q${x - 20} ${y + 18} ${x} ${y + 18}T${x + 20} ${y + 34}V${y + 54}Z`, fill) +
  circle(x, y, 16, skin);

const [coats, faces] = [
  ['brand', 'red', 'plum', 'blue'],
  ['wood', 'rose', 'brown', 'wood'],
] as const;
/** So many who walk past, four at most in a row. */
export const passers = (count: number) =>
  times(count, (n) =>
    passer(
      ((n % 4) - (Math.min(count, 4) - 1) / 2) * 44,
      -50 + Math.floor(n / 4) * 76,
      coats[n % 4] ?? 'brand',
      faces[(n + Math.floor(n / 4)) % 4] ?? 'wood',
    ),
  );
