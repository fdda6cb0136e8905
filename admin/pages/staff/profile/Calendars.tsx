import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useGetList, useRefresh, useTranslate } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import type { Feed, FeedResults } from '#schemas/types/entities/feeds.ts';
import { useAnnounce } from '../../../announce.tsx';
import { call } from '../../../providers/http.ts';
import { RecordForm } from '../../../schema/record/RecordForm.tsx';
import { useSchool } from '../../../school.ts';
import { CalendarRow } from './CalendarRow.tsx';

/** Whose calendar: what the office may choose. */
const choiceSchema: Schema = {
  type: 'object',
  properties: {
    staff_id: { type: ['integer', 'null'], 'x-reference': 'staff' },
    level_id: { type: ['integer', 'null'], 'x-reference': 'levels' },
  },
};

const chosenIds = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name, id]) => name in (choiceSchema.properties ?? {}) && id));

const isOwn = ({ staff_id, level_id }: Feed) => !staff_id && !level_id;

/** The secret addresses by which other programs show the own calendar, or for the office a teacher's or a level's. */
export function Calendars() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const refresh = useRefresh();
  const { user } = useSchool();
  const [address, setAddress] = useState<string>();
  const { data: feeds = [] } = useGetList<Feed>('feeds', { filter: { status: 'active' } });
  const id = useId();
  const publish = async (values: Record<string, unknown>) => {
    try {
      const { path } = await call<FeedResults['publish']>('POST', 'feeds/publish', chosenIds(values));
      setAddress(location.origin + path);
      refresh();
    } catch (error) {
      announce.failed('publish', 'feeds', error);
    }
    return undefined;
  };
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate('profile.feed.title')}
      </Typography>
      <Typography sx={{ mb: 1 }}>{translate('profile.feed.hint')}</Typography>
      <Button variant="contained" onClick={() => publish({})}>
        {translate(feeds.some(isOwn) ? 'profile.feed.renew' : 'profile.feed.create')}
      </Button>
      {user.role.slug !== 'teacher' && (
        <>
          <Typography sx={{ my: 1 }}>{translate('profile.feed.office_hint')}</Typography>
          <RecordForm entity="feeds" schema={choiceSchema} save={publish} />
        </>
      )}
      {address && <NewAddress address={address} />}
      {feeds.length > 0 && (
        <Card component="ul" sx={{ mt: 2, px: 2, py: 1, listStyle: 'none' }}>
          {feeds.map((feed) => (
            <CalendarRow key={feed.id} feed={feed} />
          ))}
        </Card>
      )}
    </section>
  );
}

function NewAddress({ address }: { address: string }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start', mt: 2 }}>
      <TextField
        label={translate('profile.feed.address')}
        value={address}
        helperText={translate('profile.feed.once')}
        slotProps={{ input: { readOnly: true } }}
        onFocus={(event) => (event.target as HTMLInputElement).select()}
        sx={{ flex: '1 1 280px' }}
      />
      <Button onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}>
        {translate(isCopied ? 'profile.feed.copied' : 'profile.feed.copy')}
      </Button>
    </Box>
  );
}
