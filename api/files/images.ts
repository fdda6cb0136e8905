import sharp from 'sharp';
import { invalid } from '../engine/errors.ts';
import { gate } from '../gate.ts';

/** Pixels of the longest side: of a picture, and of somebody's photo, which is never drawn large. */
export const sides = { picture: 1600, photo: 320 };
/** A small file can unpack to a picture of gigabytes. */
const limits = { limitInputPixels: 50_000_000, failOn: 'error', animated: true } as const;

// Of the library's readers only those of the types that are taken.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
  ],
});

/** A picture takes its pixels in memory: two at a time. */
const inTurn = gate(2);

/**
 * Draws an image anew as WebP, upright and no larger than a page can show. What was hidden in the file beside the
 * picture (places, scripts, other files) is lost on the way.
 * @throws Problem 422 when it cannot be read as a picture, or is too large
 */
export async function redraw(from: string, side: number): Promise<{ bytes: Buffer; width: number; height: number }> {
  try {
    const { data, info } = await inTurn(() =>
      sharp(from, limits)
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
