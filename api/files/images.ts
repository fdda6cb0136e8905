import sharp from 'sharp';
import { invalid } from '../engine/errors.ts';
import { gate } from '../gate.ts';

/** Pixels of the longest side: of a picture, and of somebody's photo, which is never drawn large. */
export const sides = { picture: 1600, photo: 320 };
/** How large pictures are sent that are drawn small: beside a name, and in a card. */
export const smaller = { small: 96, medium: 480 } as const;
export type Size = keyof typeof smaller;

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
    'VipsForeignLoadWebpBuffer',
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

/** A picture that is kept already, drawn smaller: the first sight of it, where it moves. */
export const shrink = (bytes: Buffer, side: number): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { ...limits, animated: false })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer(),
  );
