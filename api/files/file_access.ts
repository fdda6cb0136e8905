import type { Context } from '../engine/define.ts';
import { notFound } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { readable } from '../engine/rows.ts';
import type { FilesOptions } from './options.ts';

/**
 * By which right a file is opened: as a readable item, or as what a page shows, of which the name is the author's.
 * @throws Problem 404 for a file that is neither
 */
export async function accessTo(
  entity: Entity,
  id: number,
  ctx: Context,
  isShown: FilesOptions['isShown'],
): Promise<'item' | 'part'> {
  if (await readable(entity, ctx).where('resources.id', id).first()) return 'item';
  if (await isShown(id, ctx)) return 'part';
  throw notFound();
}
