import type { Row } from '#api/engine/define.ts';
import { dayIn } from './days.ts';
import { type Desk, enter } from './desk.ts';
import { readSeed } from './read.ts';

interface MessageSeed extends Row {
  level?: number;
  /** For how long it is shown, from the day on which the school is opened. */
  days: number;
  shown?: boolean;
}

/** What the school tells its students, and what it is still writing. */
export async function enterMessages(desk: Desk, levels: Map<number, Row>): Promise<void> {
  const seeds = readSeed<MessageSeed[]>('messages.yaml');
  const records = seeds.map(({ level, days, shown: _, ...message }) => ({
    ...message,
    ...(level === undefined ? {} : { level_id: levels.get(level)?.id }),
    display_start_date: dayIn(0),
    display_end_date: dayIn(days),
  }));
  const messages = await enter(desk, 'messages', {}, 'title', records);
  for (const [at, { id, status }] of messages.entries())
    if (seeds[at]?.shown && status === 'draft') await desk.post(`messages/${id}/activate`);
}
