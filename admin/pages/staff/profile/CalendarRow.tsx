import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetOne, useLocaleState, useRefresh, useTranslate } from 'react-admin';
import { longDateTime } from '#schemas/dates.ts';
import { type Locale, pick } from '#schemas/localize.ts';
import type { Feed } from '#schemas/types/entities/feeds.ts';
import { useAnnounce } from '../../../announce.tsx';
import { call } from '../../../providers/http.ts';
import { useSchool } from '../../../school.ts';

/** One address in use: whose calendar, when a program has read it last, and the way to revoke it. */
export function CalendarRow({ feed }: { feed: Feed }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [locale] = useLocaleState() as [Locale, unknown];
  const { user } = useSchool();
  const name = useNameOf(feed, locale);
  const zone = { zone: user.time_zone ?? user.school_time_zone, school: user.school_time_zone };
  const revoke = async () => {
    setAsking(false);
    try {
      await call('POST', `feeds/${feed.id}/revoke`, {});
      announce.done('revoke', 'feeds');
      refresh();
    } catch (error) {
      announce.failed('revoke', 'feeds', error);
    }
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <strong>{name}</strong>
        <br />
        {feed.fetched_at
          ? `${translate('profile.feed.last_read')} ${longDateTime(feed.fetched_at, locale, zone)}`
          : translate('profile.feed.never_read')}
      </Box>
      <Button aria-label={`${translate('profile.feed.revoke')}: ${name}`} onClick={() => setAsking(true)}>
        {translate('actions.revoke')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('profile.feed.revoke')}
        content={translate('resources.feeds.confirmations.revoke')}
        onConfirm={revoke}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

function useNameOf({ staff_id, level_id }: Feed, locale: Locale): string {
  const translate = useTranslate();
  const { data: teacher } = useGetOne('staff', { id: staff_id ?? 0 }, { enabled: staff_id !== null });
  const { data: level } = useGetOne('levels', { id: level_id ?? 0 }, { enabled: level_id !== null });
  if (teacher) return `${teacher.first_name} ${teacher.name}`;
  return level ? pick(level, 'name', locale) : translate('profile.feed.own');
}
