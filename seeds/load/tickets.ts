import type { Row } from '#api/engine/define.ts';
import { type Desk, enter } from './desk.ts';
import { readSeed } from './read.ts';

interface Asked {
  student: string;
  subject: string;
  content: string;
  category: string;
  entries: Record<'reply' | 'note', string>[];
  solve: boolean;
}

/** Lets students ask the school, and customer service answer some of it. */
export async function loadTickets(service: Desk, students: Map<string, Desk>): Promise<void> {
  const { canned, tickets } = readSeed<{ canned: Row[]; tickets: Asked[] }>('people/tickets.yaml');
  await enter(service, 'canned_replies', {}, 'name', canned);
  const there = await service.list('tickets', {});
  for (const { student, entries, solve, ...ticket } of tickets) {
    if (there.some(({ subject }) => subject === ticket.subject)) continue;
    const desk = students.get(student);
    if (!desk) throw new Error(`people/tickets.yaml: nobody is called ${student}`);
    const { id } = await desk.post('tickets', ticket);
    for (const entry of entries)
      for (const [kind, content] of Object.entries(entry)) await service.post(`tickets/${id}/${kind}`, { content });
    if (solve) await service.post(`tickets/${id}/solve`);
  }
}
