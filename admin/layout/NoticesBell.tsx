import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, Button, IconButton, Popover, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { NoticeRows } from '../notices/NoticeRows.tsx';
import { useNoticeEvents } from '../notices/notices.ts';
import { useQueryOf } from '../providers/queries.ts';
import { Unseen } from '../schema/fields/Unseen.tsx';

/** How many of the own notices are unread, and the newest of them. */
export function NoticesBell() {
  const translate = useTranslate();
  useNoticeEvents();
  const { data } = useQueryOf('notices', null, 'mine');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const unread = data?.unread ?? 0;
  return (
    <>
      <IconButton
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread} max={99} color="primary" aria-hidden>
          <NotificationsOutlined fontSize="small" />
        </Badge>
        <Unseen>
          {translate('pages.notifications')}
          {unread > 0 ? `: ${translate('notices.unread', { smart_count: unread })}` : ''}
        </Unseen>
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 400, maxWidth: '100%' } } }}
      >
        <Typography id={id} variant="h2" sx={{ px: 2, pt: 1.5 }}>
          {translate('pages.notifications')}
        </Typography>
        <NoticeRows notices={data?.notices.slice(0, 8)} leave={close} />
        <Box sx={{ px: 1, pb: 1 }}>
          <Button component={Link} to="/notifications" onClick={close}>
            {translate('admin.notices.all')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
