import type { Row } from '#api/engine/define.ts';
import { readBank, saidInBank } from './bank.ts';
import { activate, type Desk, enter } from './desk.ts';
import { sendFiles, withFiles } from './files.ts';
import { readSeed } from './read.ts';

/** Writes the placement test and publishes it. */
export async function loadPlacement(desk: Desk, levels: Map<number, Row>): Promise<void> {
  const about = new Map([...saidInBank()].map(([file, transcript]) => [file, { transcript }]));
  const recordings = await sendFiles(desk, about, 'placement/recordings/');
  const forms = await enter(desk, 'leveling_forms', {}, 'order', [readSeed<Row>('placement/form.yaml')]);
  const bank = readBank();
  for (const [order, level] of levels) {
    const questions = bank
      .filter((question) => question.level === order)
      .map(({ level: _, ...question }) => ({ ...question, body: withFiles(question.body, recordings) }));
    await enter(desk, 'questions', { form_id: forms[0]?.id, level_id: level.id }, 'order', questions);
  }
  await activate(desk, 'leveling_forms', forms);
}
