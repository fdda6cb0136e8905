import { asSpoken, recordingsIn, spokenOf } from '#schemas/spoken.ts';
import type { LessonQueries } from '#schemas/types/entities/lessons.ts';
import type { Context } from '../engine/define.ts';

type Sounds = LessonQueries['sounds']['result'];

/**
 * The lines of the recordings in a lesson's sections, so that each is listened to by itself. A transcript is for staff:
 * only the lines that the lesson shows leave.
 */
export async function findSounds(lesson_id: number, { trx }: Context): Promise<Sounds> {
  const sections = await trx('sections').where({ lesson_id, status: 'active' }).select('content', 'english_content');
  const texts = sections.flatMap(({ content, english_content }) => [content, english_content ?? '']);
  const rows = await trx('resources')
    .whereIn('id', texts.flatMap(recordingsIn))
    .where({ kind: 'audio' })
    .whereNotNull('cues')
    .select('id', 'transcript', 'cues')
    .orderBy('id');
  const shown = texts.map(spokenOf).join('\n');
  return rows.flatMap(({ id, transcript, cues }) => {
    const said = (transcript ?? '').split('\n').map(asSpoken);
    // Whoever changes what is said has to say when: until then no line is known.
    if (!cues || cues.length !== said.length) return [];
    const lines = said.map((text, at) => ({ text, ...(cues[at] as (typeof cues)[number]) }));
    return [{ resource: id, lines: lines.filter(({ text }) => text && shown.includes(text)) }];
  });
}
