import type { Comparison } from '#schemas/types/fragments/comparison.ts';
import type { FormQueries } from '#schemas/types/fragments/form.ts';
import type { Context } from '../engine/define.ts';
import { notFound } from '../engine/errors.ts';
import { compare } from './compare.ts';

/** The versions of a form, the newest first, with how many attempts were made at each. */
export const versionsOf = (form_id: number, { trx }: Context): Promise<FormQueries['versions']['result']> =>
  trx('form_versions')
    .where({ form_id })
    .orderBy('number', 'desc')
    .limit(500)
    .select(
      'id',
      'number',
      'created_at',
      trx.raw(`(select count(*)::int from jsonb_array_elements(key) k where k ->> 'type' <> 'group') as questions`),
      trx.raw(
        `(select count(*)::int from attempts where form_version_id = form_versions.id and status <> 'draft') as attempts`,
      ),
    );

/**
 * What changed from one version of a form to another, by their numbers.
 * @throws Problem 404 when the form has no such version
 */
export async function compareVersions(
  form_id: number,
  { from, to }: FormQueries['comparison']['params'],
  { trx }: Context,
): Promise<Comparison> {
  const rows = await trx('form_versions')
    .where({ form_id })
    .whereIn('number', [from, to])
    .select('number', 'key', 'rules');
  const [one, other] = [from, to].map((number) => rows.find((row) => row.number === number));
  if (!one || !other) throw notFound();
  return compare(one, other);
}
