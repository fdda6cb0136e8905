import { Box, Button, Card } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { NoticeRows } from '../../notices/NoticeRows.tsx';
import { noticesKey, useReadNotices } from '../../notices/notices.ts';
import { askQuery } from '../../providers/queries.ts';
import { Heading } from '../../schema/record/Heading.tsx';

/** Everything that the signed-in person was told, the newest first. */
export function NotificationsPage() {
  const translate = useTranslate();
  const { mutate, isPending } = useReadNotices();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...noticesKey, 'pages'],
    queryFn: ({ pageParam: before }) => askQuery('notices', null, 'mine', { before }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, notices }) => (more ? notices.at(-1)?.id : undefined),
  });
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Heading text={translate('pages.notifications')} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1, minHeight: 36 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {data && translate(unread > 0 ? 'notices.unread' : 'notices.all_read', { smart_count: unread })}
        </Box>
        {unread > 0 && (
          <Button onClick={() => mutate('all')} disabled={isPending}>
            {translate('notices.read_all')}
          </Button>
        )}
      </Box>
      <Card>
        <NoticeRows notices={data?.pages.flatMap(({ notices }) => notices)} />
      </Card>
      {hasNextPage && (
        <Button sx={{ mt: 1 }} onClick={() => fetchNextPage()} disabled={isFetchingNextPage}>
          {translate('notices.older')}
        </Button>
      )}
    </Box>
  );
}
