import type { Knex } from 'knex';

/**
 * How many of the incorrect answers of an attempt were right in part; and dictations that were compared word by word, as
 * answers are marked from now on: in their sentence.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table attempts add partly integer;
    update attempts set partly = (
        select least(attempts.incorrect, count(*))::int from jsonb_array_elements(graded) q
        where q ->> 'correct' = 'false' and (q ->> 'score')::numeric > 0)
      where graded is not null;
    update attempts set graded = (
        select jsonb_agg(case when jsonb_exists(q, 'difference') then q - 'difference' || jsonb_build_object('correction',
            jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('steps', (
              select jsonb_agg(step order by place, part) from jsonb_array_elements(q -> 'difference') with ordinality d (one, place),
                lateral (values
                  (1, case when place > 1 then '{"mark": "same", "text": {"en": " "}}'::jsonb end),
                  (2, jsonb_strip_nulls(jsonb_build_object('mark', one -> 'mark',
                    'text', case when jsonb_exists(one, 'text') then jsonb_build_object('en', one -> 'text') end,
                    'instead', case when jsonb_exists(one, 'instead') then jsonb_build_object('en', one -> 'instead') end)))
                ) pieces (part, step) where step is not null)))))
          else q end order by number)
        from jsonb_array_elements(graded) with ordinality asked (q, number))
      where jsonb_path_exists(graded, '$[*].difference');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table attempts drop partly');
}
