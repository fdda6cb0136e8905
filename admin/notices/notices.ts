import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hear } from '#schemas/browser/events.ts';
import type { NoticeQueries } from '#schemas/types/entities/notices.ts';
import { call } from '../providers/http.ts';

export type NoticeList = NoticeQueries['mine']['result'];
export type Notice = NoticeList['notices'][number];

/** Everything that is read of the own notices. */
export const noticesKey = ['notices', 'query'];

/** Reads the own notices again whenever they have changed. */
export function useNoticeEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stale = () => void client.invalidateQueries({ queryKey: noticesKey });
    return hear(document, { on: { notices: stale }, again: stale });
  }, [client]);
}

/** Notes that one of the own notices was read, or all of them. What it could not note stays unread. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'all') =>
      call<unknown>('POST', id === 'all' ? 'notices/read_all' : `notices/${id}/read`, {}),
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  });
}
