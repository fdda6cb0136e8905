import { fonts, type Palette, palettes, radii, target } from '#schemas/look/theme.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');

/** The tokens as custom properties, for the style sheets. Who chose no colours gets the device's. */
export const tokens = [
  `:root{${variables(palettes.light)};--interface:${fonts.interface};--lesson:${fonts.lesson};--panel:${radii.panel}px;--control:${radii.control}px;--target:${target}px}`,
  `@media (prefers-color-scheme:dark){:root:not([data-color-scheme]){${variables(palettes.dark)}}}`,
  `:root[data-color-scheme=dark]{${variables(palettes.dark)}}`,
].join('');

const { brand, marker } = palettes.light;
const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 26'><path d='M8 0h10a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H2a2 2 0 0 1-2-2V8a8 8 0 0 1 8-8z' fill='${brand}'/><path d='M0 16h26v5H0z' fill='${marker}'/></svg>`;

/** The school's mark, for the browser's tab. */
export const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
