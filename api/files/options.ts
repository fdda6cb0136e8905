import type { Context } from '../engine/define.ts';

/** What those decide who ask students for recordings and show them files. */
export interface FilesOptions {
  /** Whether the caller is shown a file now that is no item to read, wherever that is. */
  isShown(id: number, ctx: Context): Promise<boolean>;
  /** @throws Problem 404, 409 where a student may send no recording for an attempt */
  mayRecord(attempt: number, ctx: Context): Promise<void>;
  /** @throws Problem 409 where the caller has sent too many files that are attached to nothing yet */
  mayAttach(ctx: Context): Promise<void>;
  /** Takes the place of one more recording in an attempt. */
  takePlace(attempt: number, ctx: Context): Promise<void>;
}
