import { readFileSync } from 'node:fs';
import type { Row } from '#api/engine/define.ts';
import type { Desk } from './desk.ts';
import { readSeed } from './read.ts';

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

interface Picture extends Row {
  file: string;
  level: number;
}

/** Puts the pictures of the library in their levels, and a cover on each level. */
export async function loadLibrary(desk: Desk, levels: Map<number, Row>): Promise<void> {
  const there = await desk.list('resources', { kind: 'image' });
  for (const { file, level, ...fields } of readSeed<Picture[]>('library.yaml')) {
    const level_id = levels.get(level)?.id;
    await enter(desk, there, file, { ...fields, level_id, library: true });
  }
  for (const [order, level] of levels) {
    if (level.image) continue;
    const file = `level-${String(order).padStart(2, '0')}.webp`;
    const cover = await enter(desk, there, file, { name: level.name, english_name: level.english_name });
    await desk.put(`levels/${level.id}`, { image: cover.id });
  }
}

async function enter(desk: Desk, there: Row[], file: string, fields: Row): Promise<Row> {
  const found = there.find(({ file_name }) => file_name === file);
  if (found) return found;
  const bytes = readFileSync(new URL(`../library/${file}`, import.meta.url));
  const { id } = await desk.upload(file, types[file.split('.')[1] ?? ''] ?? '', bytes);
  return desk.put(`resources/${id}`, fields);
}
