import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import type { Picture } from './drawing/svg.ts';

const folder = new URL('drawing/pictures/', import.meta.url);
const lessons = new URL('illustrations/', import.meta.url);
const letters = new URL(
  '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  import.meta.url,
);
/** More than this is too much for a phone with one bar of signal. */
const heaviest = 26_000;

/** Every picture that a module of `drawing/pictures` exports, by the name of its file. */
async function readPictures(): Promise<Map<string, Picture>> {
  const modules = await Promise.all(
    readdirSync(folder)
      .sort()
      .map(async (file) => (await import(new URL(file, folder).href)) as { default: Record<string, Picture> }),
  );
  return new Map(modules.flatMap((module) => Object.entries(module.default)));
}

const only = process.argv.slice(2);
// The Chromium of this machine has the letters of the interface: those of an SVG alone are whichever the machine has.
const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const font = `data:font/woff2;base64,${readFileSync(letters).toString('base64')}`;
for (const [name, { width, height, svg }] of await readPictures()) {
  if (only.length > 0 && !only.some((one) => name.startsWith(one))) continue;
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>@font-face{font-family:Figtree;src:url(${font});font-weight:300 900}body{margin:0}svg{display:block}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.load('600 40px Figtree'));
  const wide = await page.$$eval('text[data-room]', (texts) =>
    texts
      .filter((text) => (text as SVGTextElement).getComputedTextLength() > Number((text as SVGElement).dataset.room))
      .map((text) => text.textContent),
  );
  if (wide.length > 0) throw new Error(`${name}: wider than its room: ${wide.join(', ')}`);
  // Flat colors without loss are smaller than with it, once there are few.
  const few = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, dither: 0 })
    .toBuffer();
  const bytes = await sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
  if (bytes.length > heaviest) throw new Error(`${name} has ${bytes.length} bytes`);
  writeFileSync(new URL(name, lessons), bytes);
  process.stdout.write(`${name} ${width} x ${height}, ${bytes.length} bytes\n`);
}
await browser.close();
