import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Moment } from '../schema/fields/Moment.tsx';
import { Unseen } from '../schema/fields/Unseen.tsx';
import { type Notice, useReadNotices } from './notices.ts';

interface Props {
  /** Undefined while they are loaded. */
  notices: Notice[] | undefined;
  /** One was followed. */
  leave?(): void;
}

/** Own notices, each a link to what it tells of; whoever follows one has read it. */
export function NoticeRows({ notices, leave }: Props) {
  const translate = useTranslate();
  if (!notices) return null;
  if (notices.length === 0)
    return <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{translate('admin.notices.none')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notices.map((notice) => (
        <Row key={notice.id} notice={notice} leave={leave} />
      ))}
    </Box>
  );
}

function Row({ notice: { id, text, address, created_at, read_at }, leave }: { notice: Notice } & Pick<Props, 'leave'>) {
  const translate = useTranslate();
  const { mutate, isPending } = useReadNotices();
  const isRead = read_at !== null || isPending;
  const follow = () => {
    if (!isRead) mutate(id);
    leave?.();
  };
  return (
    <Box
      component="li"
      sx={{ ...row, fontWeight: isRead ? 400 : 600, bgcolor: isRead ? undefined : 'action.selected' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {isRead ? null : <Unseen>{translate('notices.is_unread')} </Unseen>}
        {address ? (
          <MuiLink component={Link} to={address} onClick={follow}>
            {text}
          </MuiLink>
        ) : (
          text
        )}
        <Box sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400 }}>
          <Moment value={created_at} />
        </Box>
      </Box>
      {isRead ? null : (
        <Button size="small" aria-label={`${translate('notices.read')}: ${text}`} onClick={() => mutate(id)}>
          {translate('admin.notices.read')}
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  px: 2,
  py: 0.75,
  fontSize: 14,
  '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
};
