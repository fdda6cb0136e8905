/** A lesson or a class lesson shows the file of the row, in its texts or beside them. */
const shownBy = (table: 'sections' | 'class_lessons') => `exists (select from ${table} where ${table}.status = 'active'
  and (${table}.resources @> to_jsonb(resources.id)
    or files_in_text(coalesce(${table}.content, '') || coalesce(${table}.english_content, '')) @> array[resources.id]))`;

/**
 * The file of the row is an item of the library: it is there on purpose, or is shown by a lesson. What nothing but
 * questions show is none, nor is what is nobody's to find: photos and recordings of students.
 */
export const isListed = `(resources.owner_id is null
  and (resources.library or ${shownBy('sections')} or ${shownBy('class_lessons')}))`;

/** The file of the row is the picture of a level or a lesson, which its page shows. */
export const isCover = `(exists (select from levels where levels.image = resources.id)
  or exists (select from lessons where lessons.image = resources.id))`;
