import { fonts, type Palette, palettes, radii, target } from '#schemas/theme.ts';

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
