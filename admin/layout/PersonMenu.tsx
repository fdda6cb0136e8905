import { Avatar, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { initials } from '#schemas/look/initials.ts';
import { useAnnounce } from '../announce.tsx';
import { Unseen } from '../schema/fields/Unseen.tsx';
import { useSchool } from '../school.ts';
import { useSupport } from './Support.tsx';

/** The signed-in person: the own profile and the way out. */
export function PersonMenu() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { user } = useSchool();
  const logout = useLogout();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const support = useSupport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const leave = () => {
    close();
    logout().catch((error) => announce.failed('login', undefined, error));
  };
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          src={identity?.avatar}
          alt=""
          aria-hidden
          sx={{ width: 28, height: 28, fontSize: 13, bgcolor: 'primary.main' }}
        >
          {initials(user.name)}
        </Avatar>
        <Unseen>{translate('admin.bar.person', { name: user.name })}</Unseen>
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        <MenuItem disabled sx={{ opacity: '1 !important', fontWeight: 600 }}>
          {user.name}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            navigate(`/staff/${user.id}`);
          }}
        >
          {translate('pages.profile')}
        </MenuItem>
        {support.length > 0 && (
          <ListSubheader role="presentation" sx={{ lineHeight: '32px' }}>
            {translate('support.title')}
          </ListSubheader>
        )}
        {support.map(({ word, href }) => (
          <MenuItem key={href} component="a" href={href} onClick={close}>
            {word}
          </MenuItem>
        ))}
        <MenuItem onClick={leave}>{translate('ra.auth.logout')}</MenuItem>
      </Menu>
    </>
  );
}
