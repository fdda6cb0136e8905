import { type Locale, pick } from '#schemas/localize.ts';
import type { MeetingKind } from '#schemas/meeting_pages.ts';
import { say } from '../../engine/words/words.ts';

/** As much of a meeting as its title says, as `titleColumns` reads it. */
export interface TitleColumns {
  kind: MeetingKind;
  forum_type: string | null;
  topic_name: string | null;
  topic_english_name: string | null;
  level_name: string | null;
  level_english_name: string | null;
}

/** SQL of what a title is made of: the meeting is `m`, its level `l`, its topic `t`. */
export const titleColumns = `m.kind, m.forum_type, t.name as topic_name, t.english_name as topic_english_name,
  l.name as level_name, l.english_name as level_english_name`;
export const titleJoins = `left join levels l on l.id = m.level_id
  left join class_lessons t on t.id = m.class_lesson_id`;

/** What is held, in a language: «Clase: Mi día a día», «Foro: Avanzado», «Clase particular». */
export function titleOf(meeting: TitleColumns, locale: Locale): string {
  const named = { topic: 'topic_name', level: 'level_name' };
  const inLanguage = (field: string) =>
    pick(
      {
        name: meeting[field as keyof TitleColumns],
        english_name: meeting[field.replace('_', '_english_') as keyof TitleColumns],
      },
      'name',
      locale,
    );
  const band = meeting.forum_type && say(locale, `values.forum_type.${meeting.forum_type}`);
  const about = band || inLanguage(named.topic) || inLanguage(named.level);
  const kind = say(locale, `meetings.${meeting.kind}`);
  return about ? `${kind}: ${about}` : kind;
}
