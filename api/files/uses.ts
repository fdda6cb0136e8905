import type { ResourceQueries } from '#schemas/types/entities/resources.ts';
import type { Context } from '../engine/define.ts';

/** A record that shows a file: its entity, id and names, and the record that contains it. */
type Use = ResourceQueries['uses']['result'][number];

/** How many uses are listed. A published version still uses its files, because of its attempts. */
const most = 200;

/** In rich text a file is its address; in questions and what was published of them, a member `resource`. */
const statement = `
  with file as (select :id::int as id, to_jsonb(:id::int) as number, jsonb_build_object('id', :id::int) as vars,
      '/api/resources/' || :id || '/file' as address),
    form as (select id, kind || '_forms' as entity, coalesce(lesson_id, level_id) as within, title, english_title from forms)
  select * from (
    select 'levels' as entity, levels.id, name, english_name, null::int as within from levels, file
      where image = file.id
    union all select 'lessons', lessons.id, name, english_name, level_id from lessons, file where image = file.id
    union all select 'sections', sections.id, title, english_title, lesson_id from sections, file
      where resources @> number or strpos(content, address) > 0 or strpos(english_content, address) > 0
    union all select 'class_lessons', class_lessons.id, name, english_name, level_id from class_lessons, file
      where resources @> number or strpos(content, address) > 0 or strpos(english_content, address) > 0
    union all select entity, form.id, title, english_title, within from form, file
      where exists (select from questions where form_id = form.id
          and jsonb_path_exists(body, '$.**.resource \\? (@ == $id)', vars))
        or exists (select from form_versions where form_id = form.id
          and jsonb_path_exists(content, '$.**.resource \\? (@ == $id)', vars))
    union all select case users.kind when 'staff' then 'staff' else 'students' end, users.id,
        concat_ws(' ', users.first_name, users.name), null, null from users, file where avatar = file.id
    union all select 'attempts', attempts.id, attempts.id::text, null, student_id from attempts, resources, file
      where resources.id = file.id and student_id = owner_id
        and jsonb_path_exists(answers, '$.* \\? (@ == $text)', jsonb_build_object('text', file.id::text))
  ) uses order by entity, name, id limit ${most}`;

/** Where a file of the library is shown, from pictures of levels to answers of students. */
export async function usesOf(id: number, { trx }: Context): Promise<Use[]> {
  const { rows } = await trx.raw(statement, { id });
  return rows;
}

/** The uses in one line: the first few by their names. */
export const listUses = (uses: Use[], { caller }: Context): string => {
  const names = uses.map(({ name, english_name }) => `«${(caller.locale === 'en' && english_name) || name}»`);
  return [...names.slice(0, 5), ...(names.length > 5 ? [`+${names.length - 5}`] : [])].join(', ');
};
