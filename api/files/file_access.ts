import type { Context } from '../engine/define.ts';
import { notFound } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';
import { readable } from '../engine/rows.ts';
import type { FilesOptions } from './options.ts';

/**
 * By which right a file is opened: as a readable item, or as a part of a form, whose authors alone see its name.
 * @throws Problem 404 for a file that is neither
 */
export async function accessTo(
  entity: Entity,
  id: number,
  ctx: Context,
  isShown: FilesOptions['isShown'],
): Promise<'item' | 'part'> {
  if (await readable(entity, ctx).where('resources.id', id).first()) return 'item';
  if (ctx.caller.role === 'student' && (await isShown(id, ctx))) return 'part';
  throw notFound();
}
