import type { ValidateFunction } from 'ajv';
import { ajv } from '../engine/ajv.ts';
import type { Context } from '../engine/define.ts';
import type { FormVersion } from '../engine/question/grade.ts';
import type { Engine } from '../engine/registry.ts';

/** A published version as attempts need it. */
export interface Version extends FormVersion {
  id: number;
  form_id: number;
  kind: 'exercise' | 'exam' | 'leveling';
  /** Whether answers are of the kinds that the form asks for; of those questions alone that are named. */
  validate: ValidateFunction;
}

const kept = 500;
const caches = new WeakMap<Engine, Map<number, Version>>();

/** A version by its id. It never changes, so it is read once; the ones that were used last are kept. */
export async function versionOf(id: number, ctx: Context): Promise<Version> {
  const cache = caches.get(ctx.engine) ?? new Map<number, Version>();
  caches.set(ctx.engine, cache);
  const version = cache.get(id) ?? (await load(id, ctx));
  cache.delete(id);
  cache.set(id, version);
  for (const [oldest, { content }] of cache) {
    if (cache.size <= kept) break;
    cache.delete(oldest);
    ajv.removeSchema(content.es.schema);
  }
  return version;
}

async function load(id: number, ctx: Context): Promise<Version> {
  const row = await ctx
    .trx('form_versions')
    .join('forms', 'forms.id', 'form_versions.form_id')
    .where({ 'form_versions.id': id })
    .first('form_versions.id', 'form_id', 'kind', 'content', 'key', 'rules');
  return { ...row, validate: ajv.compile(row.content.es.schema) };
}
