import type { Context } from '../engine/define.ts';
import { notFound } from '../engine/errors.ts';
import { type Version, versionOf } from './versions.ts';

/** @throws Problem 404 for a form that was never published */
export async function latestOf(form_id: number, ctx: Context): Promise<Version & { number: number }> {
  const last = await ctx.trx('form_versions').where({ form_id }).orderBy('number', 'desc').first('id', 'number');
  if (!last) throw notFound();
  return { ...(await versionOf(last.id, ctx)), number: last.number };
}
