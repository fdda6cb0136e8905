import sharp, { type Metadata } from 'sharp';
import { invalid } from '../engine/errors.ts';
import { gate } from '../gate.ts';

/** Pixels of the longest side: of a picture, and of somebody's photo, which is never shown large. */
export const sides = { picture: 1600, photo: 320 };
/** The sizes of pictures that are shown small: beside a name, and in a card. */
export const smaller = { small: 96, medium: 480 } as const;
export type Size = keyof typeof smaller;
export const sizeParams = {
  properties: {
    size: { type: 'string', enum: Object.keys(smaller), description: 'Of a picture, one that is smaller' },
  },
};

/**
 * A small file can unpack to a picture of gigabytes. What cameras take by default has up to 12 million pixels; twice as
 * many are a second of work.
 */
const millions = 25;
const limits = { failOn: 'error', animated: true, sequentialRead: true } as const;
/** What is 24 million pixels long and one wide takes a minute of work all the same. */
const longest = 20_000;
const seconds = 20;

// One processor for each picture, so that the others serve requests.
sharp.concurrency(1);

// Of the library's readers only those of the types that are taken.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpBuffer',
  ],
});

/** New pictures wait for each other; stored ones, which are small, do not wait for them. */
const [inTurn, smallInTurn] = [gate(1), gate(1)];

/**
 * Draws an image anew as WebP, upright and no larger than a page can show. What was hidden in the file beside the
 * picture (places, scripts, other files) is lost on the way.
 * @throws Problem 422 when it cannot be read as a picture, or is too large
 */
export async function redraw(from: string, side: number): Promise<{ bytes: Buffer; width: number; height: number }> {
  await checkPixels(from);
  try {
    const { data, info } = await inTurn(() =>
      sharp(from, { ...limits, limitInputPixels: millions * 1_000_000 })
        .timeout({ seconds })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw invalid({ file: { keyword: 'image' } });
  }
}

/** Reads the header alone, which holds the size of a picture with all its frames. */
async function checkPixels(from: string): Promise<void> {
  const {
    width = 0,
    height = 0,
    pageHeight = height,
  } = await sharp(from, { ...limits, limitInputPixels: false })
    .metadata()
    .catch(() => ({}) as Partial<Metadata>);
  if (width * height > millions * 1_000_000)
    throw invalid({ file: { keyword: 'pixels', params: { limit: millions } } });
  if (Math.max(width, pageHeight) > longest) throw invalid({ file: { keyword: 'side', params: { limit: longest } } });
}

/** A stored picture in a smaller size: its first frame, if it is animated. */
export const shrink = (bytes: Buffer, side: number): Promise<Buffer> =>
  smallInTurn(() =>
    sharp(bytes, { ...limits, animated: false })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer(),
  );
