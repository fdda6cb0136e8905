import type { StudentQueries } from '#schemas/types/entities/students.ts';
import type { Context } from '../../engine/define.ts';

type Pair = StudentQueries['duplicates']['result']['pairs'][number];

const page = 25;

/**
 * Pairs of students who may be one person: born on one day with names that are alike to three quarters of their trigrams, or
 * with one e-mail address. Who was merged is found no more, nor whom staff know to be two. The likeliest pairs come first.
 */
const pairs = `
  with alike as (
    select a.id as one_id, b.id as other_id, 'name_and_birth' as reason
      from users a join users b on b.date_of_birth = a.date_of_birth and b.id > a.id
      where a.kind = 'student' and b.kind = 'student' and a.merged_into_id is null and b.merged_into_id is null
        and similarity(plain(a.first_name || ' ' || a.name), plain(b.first_name || ' ' || b.name)) >= 0.75
    union all
    select a.id, b.id, 'email' from users a join users b on b.email = a.email and b.id > a.id
      where a.kind = 'student' and b.kind = 'student' and a.merged_into_id is null and b.merged_into_id is null),
  found as (
    select one_id, other_id, jsonb_agg(distinct reason) as reasons from alike
      where not exists (select from users a where a.id = one_id and a.apart_from @> to_jsonb(other_id))
      group by one_id, other_id)
  select *, (count(*) over ())::int as total from found
    order by jsonb_array_length(reasons) desc, one_id, other_id limit ? offset ?`;

export async function findDuplicates(
  _row: unknown,
  { first = 0 }: StudentQueries['duplicates']['params'],
  { trx }: Context,
) {
  const { rows } = await trx.raw<{ rows: (Pair & { total: number })[] }>(pairs, [page, first]);
  return { total: rows[0]?.total ?? 0, pairs: rows.map(({ total: _, ...pair }) => pair) };
}
