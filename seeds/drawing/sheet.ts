import { at, type Color, type Picture, picture, rect, words } from './svg.ts';

/** A word with what it means, drawn within 200 by 200 around zero. */
export interface Tile {
  label: string;
  draw: string;
  fill?: Color;
}

const width = 960;
const gap = 20;

/** Words beside each other, each under its picture. Letters are large enough for a phone. */
export function sheet(tiles: Tile[], columns = 3, paper: Color = 'paper', size = 40): Picture {
  const across = (width - gap * (columns + 1)) / columns;
  const drawn = Math.min(220, across - 40);
  const high = drawn + 86;
  const rows = Math.ceil(tiles.length / columns);
  const inside = tiles.map(({ label, draw, fill = 'white' }, index) => {
    const row = Math.floor(index / columns);
    // A last row that is not full stands in the middle.
    const inRow = Math.min(columns, tiles.length - row * columns);
    const left = (width - inRow * across - (inRow - 1) * gap) / 2;
    const [x, y] = [left + (index % columns) * (across + gap), gap + row * (high + gap)];
    return [
      rect(x, y, across, high, fill, 20),
      at(x + across / 2, y + drawn / 2 + 14, drawn / 220, draw),
      words(x + across / 2, y + high - 24, label, across - 16, { size, fill: fill === 'night' ? 'white' : 'ink' }),
    ].join('');
  });
  return picture(width, rows * (high + gap) + gap, paper, ...inside);
}
