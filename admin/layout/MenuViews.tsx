import { ListItem, ListItemButton } from '@mui/material';
import { Link, useHref, useLocation } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import type { menu } from '#schemas/pages.ts';
import { inside } from '../routing/addresses.ts';
import { useValueLabel } from '../schema/labels.ts';
import { useSchool } from '../school.ts';

interface MenuViewsProps {
  page: (typeof menu)[number];
  onLeave: () => void;
}

/** Below a list in the menu: the same list, narrowed by what its address says. */
export function MenuViews({ page: { path, resource = '', views = [] }, onLeave }: MenuViewsProps) {
  const wordOf = useValueLabel(resource);
  const { user } = useSchool();
  const { pathname, search } = useLocation();
  const { pathname: list } = inside({ pathname: path, search: '' });
  const address = useHref(list);
  const shownFilter = pathname === list ? new URLSearchParams(search).get('filter') : null;
  if (!('allow' in guard(user, address))) return null;
  return views.flatMap((view) =>
    Object.entries(view).map(([field, value]) => {
      const filter = JSON.stringify({ [field]: [value] });
      const current = shownFilter === filter;
      return (
        <ListItem key={value} disablePadding sx={{ px: 1 }}>
          <ListItemButton
            component={Link}
            to={`${list}?${new URLSearchParams({ filter })}`}
            selected={current}
            aria-current={current ? 'page' : undefined}
            onClick={onLeave}
            sx={{ minHeight: 30, py: 0, pl: 5, borderRadius: 1, fontWeight: current ? 600 : 400, fontSize: 13 }}
          >
            {wordOf(field, value)}
          </ListItemButton>
        </ListItem>
      );
    }),
  );
}
