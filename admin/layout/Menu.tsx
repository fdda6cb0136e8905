import icons from 'virtual:menu-icons';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListSubheader } from '@mui/material';
import { Fragment } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { menu } from '#schemas/pages.ts';
import { inside } from '../routing/addresses.ts';
import { useSchool } from '../school.ts';
import { MenuViews } from './MenuViews.tsx';

const groups = [...new Set(menu.map(({ group }) => group))];

/** The pages that the caller may open, in groups; `onLeave` closes the drawer of a narrow screen. */
export function Menu({ onLeave }: { onLeave: () => void }) {
  const translate = useTranslate();
  const { projections } = useSchool();
  const readable = menu.filter(({ resource }) => !resource || projections.get(resource)?.can.includes('read'));
  return (
    <Box component="nav" aria-label={translate('admin.menu.label')} sx={{ py: 1 }}>
      {groups.map((name) => (
        <List
          key={name ?? ''}
          dense
          disablePadding
          aria-labelledby={name && `menu-${name}`}
          // A group of which nothing may be opened leaves no heading behind.
          sx={{ '&:not(:has(a))': { display: 'none' } }}
        >
          {name && (
            <ListSubheader id={`menu-${name}`} disableSticky sx={{ lineHeight: '28px', mt: 1 }}>
              {translate(`admin.menu.${name}`)}
            </ListSubheader>
          )}
          {readable
            .filter(({ group }) => group === name)
            .map((page) => (
              <Fragment key={page.path}>
                <Entry page={page} onLeave={onLeave} />
                {page.views && <MenuViews page={page} onLeave={onLeave} />}
              </Fragment>
            ))}
        </List>
      ))}
    </Box>
  );
}

interface EntryProps {
  page: (typeof menu)[number];
  onLeave: () => void;
}

function Entry({ page: { path, resource, title, icon }, onLeave }: EntryProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { user } = useSchool();
  const { pathname } = useLocation();
  const { pathname: to } = inside({ pathname: path, search: '' });
  if (!('allow' in guard(user, path))) return null;
  const current = pathname === to || pathname.startsWith(`${to}/`);
  const Icon = icons[icon];
  return (
    <ListItem disablePadding sx={{ px: 1 }}>
      <ListItemButton
        component={Link}
        to={to}
        selected={current}
        aria-current={current ? 'page' : undefined}
        onClick={onLeave}
        sx={{ minHeight: 34, py: 0.25, px: 1.25, borderRadius: 1, fontWeight: current ? 600 : 400, fontSize: 14 }}
      >
        <ListItemIcon sx={{ minWidth: 30, color: current ? 'primary.main' : 'text.secondary' }}>
          {Icon && <Icon fontSize="small" />}
        </ListItemIcon>
        {resource ? labelOf(resource, 2) : translate(title)}
      </ListItemButton>
    </ListItem>
  );
}
