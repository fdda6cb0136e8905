import type { ValidateFunction } from 'ajv';
import { nameOf } from '../assessment/compile.ts';
import { drawFrom, partOf } from '../assessment/draw.ts';
import type { FormVersion } from '../assessment/grade.ts';
import { isGroup, withoutGroups } from '../assessment/group.ts';
import { cachePer } from '../cache.ts';
import type { Context } from '../engine/define.ts';
import type { Engine } from '../engine/registry.ts';
import { ajv } from '../engine/schema/ajv.ts';

/** A published version as attempts need it. */
export interface Version extends FormVersion {
  id: number;
  form_id: number;
  kind: 'exercise' | 'exam' | 'leveling';
  /** Whether answers are of the kinds that the form asks for; of those questions alone that are named. */
  validate: ValidateFunction;
}

const versions = cachePer<Engine, number, Version>({
  max: 500,
  dispose: ({ content }) => void ajv.removeSchema(content.es.schema),
});

/** A version by its id. It never changes, so it is read once. */
export async function versionOf(id: number, ctx: Context): Promise<Version> {
  const cache = versions(ctx.engine);
  const known = cache.get(id);
  if (known) return known;
  const version = await load(id, ctx);
  cache.set(id, version);
  return version;
}

async function load(id: number, ctx: Context): Promise<Version> {
  const row = await ctx
    .trx('form_versions')
    .join('forms', 'forms.id', 'form_versions.form_id')
    .where('form_versions.id', id)
    .first('form_versions.id', 'form_id', 'kind', 'content', 'key', 'rules');
  return { ...row, validate: ajv.compile(row.content.es.schema) };
}

/** One question of an attempt that is asked one at a time, as `attempts.asked` stores it. */
export interface AskedQuestion {
  question: string;
  at: string;
  answered_at?: string;
  /** In placements: the student said not to know it. */
  unknown?: boolean;
  /** In placements: how hard answers had shown the question to be by then, in logits. */
  difficulty?: number;
}

/**
 * A version as one attempt takes it: with the questions that its seed draws, where it draws them. Questions asked one
 * at a time are those that were answered, in that order.
 */
export function takenBy({ asked, seed }: { seed: number; asked?: AskedQuestion[] | null }, version: Version): Version {
  if (asked) return answeredOf(asked, version);
  const { content, rules } = version;
  if (!rules.questions_per_attempt) return version;
  const key = drawFrom(version.key, seed, rules.questions_per_attempt);
  const names = withoutGroups(key).map(nameOf);
  return { ...version, key, content: { es: partOf(content.es, names), en: partOf(content.en, names) } };
}

function answeredOf(asked: AskedQuestion[], version: Version): Version {
  const answeredQuestions = asked.filter(({ answered_at }) => answered_at).map(({ question }) => question);
  const place = new Map(version.key.map((question) => [nameOf(question), question]));
  const key = answeredQuestions.flatMap((name) => place.get(name) ?? []);
  return { ...version, key: [...version.key.filter(isGroup), ...key], rules: { ...version.rules, shuffle: false } };
}
