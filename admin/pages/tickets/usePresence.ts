import { useEffect, useRef, useState } from 'react';
import { slug } from '#schemas/slug.ts';
import type { TicketReaderResults } from '#schemas/types/entities/ticket_readers.ts';
import { ask } from '../../providers/http.ts';

type Others = TicketReaderResults['look']['others'];

/** Seconds after which a page says again that it has a ticket open. */
const renewal = 5;

/** The colleagues who have a ticket open now, and who of them is answering it. */
export function usePresence(ticket_id: number, is_answering: boolean): Others {
  const [others, setOthers] = useState<Others>([]);
  const own = useRef(slug(16));
  useEffect(() => {
    let hasLeft = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await ask<TicketReaderResults['look']>('ticket_readers/look', {
        ticket_id,
        page: own.current,
        is_answering,
      }).catch(() => null);
      if (answer && !hasLeft) setOthers(answer.others);
    };
    void look();
    const timer = setInterval(look, renewal * 1000);
    return () => {
      hasLeft = true;
      clearInterval(timer);
    };
  }, [ticket_id, is_answering]);
  useEffect(() => () => void ask('ticket_readers/leave', { page: own.current }).catch(() => undefined), []);
  return others;
}
