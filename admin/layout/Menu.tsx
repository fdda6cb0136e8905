import type { SvgIconComponent } from '@mui/icons-material';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListSubheader } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useHref, useLocation } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { useSchool } from '../school.ts';
import { groups } from './groups.ts';

/** The pages that the caller may open, in groups; `onLeave` closes the drawer of a narrow screen. */
export function Menu({ onLeave }: { onLeave: () => void }) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { projections } = useSchool();
  return (
    <Box component="nav" aria-label={translate('admin.menu.label')} sx={{ py: 1 }}>
      <List dense disablePadding>
        <Entry to="/" icon={TodayOutlined} label={translate('pages.dashboard')} onLeave={onLeave} />
      </List>
      {groups.map(({ name, resources }) => {
        const mine = Object.entries(resources).filter(([resource]) => projections.get(resource)?.can.includes('read'));
        return (
          <List
            key={name}
            dense
            disablePadding
            aria-labelledby={`menu-${name}`}
            // A group of which nothing may be opened leaves no heading behind.
            sx={{ '&:not(:has(a))': { display: 'none' } }}
          >
            <ListSubheader id={`menu-${name}`} disableSticky sx={{ lineHeight: '28px', mt: 1 }}>
              {translate(`admin.menu.${name}`)}
            </ListSubheader>
            {mine.map(([resource, icon]) => (
              <Entry key={resource} to={`/${resource}`} icon={icon} label={labelOf(resource, 2)} onLeave={onLeave} />
            ))}
          </List>
        );
      })}
    </Box>
  );
}

interface EntryProps {
  to: string;
  icon: SvgIconComponent;
  label: string;
  onLeave: () => void;
}

function Entry({ to, icon: Icon, label, onLeave }: EntryProps) {
  const { user } = useSchool();
  const { pathname } = useLocation();
  const address = useHref(to);
  if (!('allow' in guard(user, address))) return null;
  const current = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
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
          <Icon fontSize="small" />
        </ListItemIcon>
        {label}
      </ListItemButton>
    </ListItem>
  );
}
