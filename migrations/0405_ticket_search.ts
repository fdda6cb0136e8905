import type { Knex } from 'knex';

/**
 * Tickets are searched by their words in both languages, without accents and capitals and whatever their endings.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create text search configuration plain_spanish (copy = spanish);
    alter text search configuration plain_spanish alter mapping for hword, hword_part, word with unaccent, spanish_stem;
    create text search configuration plain_english (copy = english);
    alter text search configuration plain_english alter mapping for hword, hword_part, word with unaccent, english_stem;

    create function words_of(text) returns tsvector language sql immutable strict parallel safe as $$
      select to_tsvector('public.plain_spanish'::regconfig, $1) || to_tsvector('public.plain_english'::regconfig, $1)
    $$;

    -- Whoever types a word has perhaps not finished it.
    create function begun_word(text) returns tsquery language sql immutable strict parallel safe as $$
      select to_tsquery('public.plain_spanish'::regconfig, said.word) || to_tsquery('public.plain_english'::regconfig, said.word)
      from (select '''' || regexp_replace($1, '[''\\\\:&|!()<>*]', ' ', 'g') || ''':*' as word) said
    $$;

    create index tickets_words on tickets using gin (words_of(subject || ' ' || content));
    create index ticket_replies_words on ticket_replies using gin (words_of(content));
    create index canned_replies_search on canned_replies using gin (
      plain(name::text) gin_trgm_ops, plain(content::text) gin_trgm_ops, plain(english_content::text) gin_trgm_ops);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index canned_replies_search;
    drop index ticket_replies_words;
    drop index tickets_words;
    drop function begun_word(text);
    drop function words_of(text);
    drop text search configuration plain_english;
    drop text search configuration plain_spanish;
  `);
}
