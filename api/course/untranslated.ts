import { pairedIn } from '#schemas/localize.ts';
import type { LevelQueries } from '#schemas/types/entities/levels.ts';
import type { Context } from '../engine/define.ts';
import { malformed } from '../engine/errors.ts';
import { largestPage } from '../engine/lists/query.ts';
import type { Engine, Entity } from '../engine/registry.ts';
import { isOf, levelOf, parentsOf } from './places.ts';

type UntranslatedParams = LevelQueries['untranslated']['params'];
type Page = LevelQueries['untranslated']['result'];

/** A record with a text in one language alone. */
export type UntranslatedRow = Page['rows'][number];

/** A text in two languages within JSON, of which one is missing. */
const half = `$.** ? (@.type() == "object" && ((@.es like_regex "\\\\S" && !(@.en like_regex "\\\\S"))
  || (@.en like_regex "\\\\S" && !(@.es like_regex "\\\\S"))))`;

/** The fields that are written in two languages: what is read of another record is translated there. */
const pairedFields = ({ schema: { properties } }: Entity) =>
  pairedIn(Object.keys(properties).filter((field) => !properties[field]?.['x-computed']));

/** Entities with translated fields that the caller may write; personal records are not part of the course. */
const pairedEntities = ({ entities }: Engine, ctx: Context): Entity[] =>
  [...entities.values()].filter(
    (entity) =>
      pairedFields(entity).length > 0 && entity.views[ctx.caller.role].projection?.can.includes('update') === true,
  );

/** The rows of an entity with an empty field whose other language is there. */
function pairs(entity: Entity, engine: Engine): string {
  const { properties, 'x-label': label } = entity.schema;
  const fields = pairedFields(entity);
  const labelField = fields.find((field) => label.includes(`{${field}}`)) ?? fields[0];
  const isHalf = (field: string) => `(coalesce(r."${field}", '') = '') <> (coalesce(r."english_${field}", '') = '')`;
  return `select '${entity.name}' as entity, r.id as record, r."${labelField}"::text as name,
      r."english_${labelField}"::text as english_name, ${levelOf(entity, 'r', engine)} as level_id, null::json as within,
      array_remove(array[${fields.map((field) => `case when ${isHalf(field)} then '${field}' end`)}], null) as fields
    from "${entity.table}" r
    where ${isOf(entity, 'r')} and (${fields.map(isHalf).join(' or ')})
      ${properties.status ? `and r.status <> 'inactive'` : ''} ${properties.owner_id ? 'and r.owner_id is null' : ''}`;
}

/** Questions with a prompt, an option or feedback in one language alone. */
function questions(entity: Entity, engine: Engine): string {
  const forms = parentsOf(entity, engine);
  const kind = forms.map((form) => `when ${isOf(form, 'f')} then '${form.name}'`).join(' ');
  const prompt = (language: string) => `left(r.body #>> '{prompt,${language}}', 300)`;
  return `select 'questions', r.id, coalesce(${prompt('es')}, ${prompt('en')}), ${prompt('en')},
      ${levelOf(entity, 'r', engine)}, json_build_object('entity', case ${kind} end, 'id', f.id),
      array(select member from jsonb_each(r.key || r.body) as part(member, value)
        where jsonb_path_exists(value, '${half.replaceAll('?', '\\?')}') order by member)
    from questions r join forms f on f.id = r.form_id
    where f.status <> 'inactive'
      and jsonb_path_exists(jsonb_build_array(r.body, r.key), '${half.replaceAll('?', '\\?')}')`;
}

/**
 * What is not translated yet, a page of it and how much it is in all, in one statement.
 * @throws Problem 400 for an entity that there is not
 */
export async function findUntranslated(
  { entity: names, level_id, first = 0, last = 24 }: UntranslatedParams,
  ctx: Context,
): Promise<Page> {
  const { engine } = ctx;
  if (names?.some((name) => !engine.entities.has(name))) throw malformed('malformed_query', { part: 'entity' });
  if (last < first) throw malformed('malformed_query', { part: 'last' });
  const asks = engine.entities.get('questions') as Entity;
  const parts = [...pairedEntities(engine, ctx).map((entity) => pairs(entity, engine)), questions(asks, engine)];
  const {
    rows: [found],
  } = await ctx.trx.raw(
    `with half as (${parts.join(' union all ')}),
      wanted as (select * from half
        where (:entities::text[] is null or entity = any(:entities)) and (:level::int is null or level_id = :level)),
      page as (select wanted.*, row_number() over (order by levels."order" nulls last, entity, record) as place
        from wanted left join levels on levels.id = wanted.level_id
        order by place offset :first limit :most)
    select (select count(*) from wanted)::int as total, coalesce((select json_agg(json_build_object(
      'id', entity || '/' || record, 'entity', entity, 'record', record, 'name', name, 'english_name', english_name,
      'fields', fields, 'level_id', level_id, 'within', within) order by place) from page), '[]') as rows`,
    { entities: names ?? null, level: level_id ?? null, first, most: Math.min(last - first + 1, largestPage) },
  );
  return found;
}
