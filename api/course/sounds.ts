import { asSpoken, recordingsIn, spokenOf } from '#schemas/spoken.ts';
import type { LessonQueries } from '#schemas/types/entities/lessons.ts';
import type { Context } from '../engine/define.ts';

type Sounds = LessonQueries['sounds']['result'];

/**
 * The lines of the recordings in a lesson's sections, so that each is listened to by itself. A transcript is for staff:
 * only the lines that the lesson shows leave.
 */
export async function findSounds(lesson_id: number, { trx }: Pick<Context, 'trx'>): Promise<Sounds> {
  const sections = await trx('sections').where({ lesson_id, status: 'active' }).select('content', 'english_content');
  const texts = sections.flatMap(({ content, english_content }) => [content, english_content ?? '']);
  const sounds = await linesOf(texts.flatMap(recordingsIn), { trx });
  const shown = texts.map(spokenOf).join('\n');
  return sounds.map(({ resource, lines }) => ({
    resource,
    lines: lines.filter(({ text }) => text && shown.includes(text)),
  }));
}

/** What recordings say, line by line, and when; of those alone of which that is known. */
export async function linesOf(resources: number[], { trx }: Pick<Context, 'trx'>): Promise<Sounds> {
  const rows = await trx('resources')
    .whereIn('id', resources)
    .where({ kind: 'audio' })
    .whereNotNull('cues')
    .select('id', 'transcript', 'cues')
    .orderBy('id');
  return rows.flatMap(({ id, transcript, cues }) => {
    const transcriptLines = (transcript ?? '').split('\n').map(asSpoken);
    // An edited transcript has other lines than its cues: until these are set again, no line is known.
    if (!cues || cues.length !== transcriptLines.length) return [];
    return [
      { resource: id, lines: transcriptLines.map((text, at) => ({ text, ...(cues[at] as (typeof cues)[number]) })) },
    ];
  });
}
