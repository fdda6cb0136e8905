import { readFileSync } from 'node:fs';
import type { Row } from '#api/engine/define.ts';
import type { Desk } from './desk.ts';
import { ofCourse, placeOf, recordingsIn } from './recordings.ts';

/**
 * Sends those recordings of a folder to the library that are not in it yet. A machine speaks all of them.
 * @param about what else their rows say, by the names of the files
 * @returns their ids, by the names of the files
 */
export async function sendFiles(desk: Desk, about: Map<string, Row>, folder = ofCourse): Promise<Map<string, number>> {
  const there = await desk.list('resources', { kind: 'audio' });
  const ids = new Map<string, number>(there.map(({ file_name, id }) => [file_name, id]));
  for (const name of recordingsIn(folder).filter((one) => !ids.has(one))) {
    const bytes = readFileSync(new URL(name, placeOf(folder)));
    const { cues, ...said } = about.get(name) ?? {};
    const { id } = await desk.upload(name, 'audio/mpeg', bytes, { machine_voice: true, ...said });
    // No person writes when a line is heard.
    if (cues) await desk.of({ role: 'system' }).put(`resources/${id}`, { cues });
    ids.set(name, id);
  }
  return ids;
}

/** A question that names the file which it plays becomes one that names its resource. */
export function withFiles(body: Row, files: Pick<Map<string, number>, 'get'>): Row {
  if (!body.media) return body;
  const media = body.media.map(({ file, ...medium }: Row) =>
    file ? { ...medium, resource: files.get(file) } : medium,
  );
  return { ...body, media };
}
