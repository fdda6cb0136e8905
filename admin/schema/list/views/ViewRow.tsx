import MoreVert from '@mui/icons-material/MoreVert';
import { Box, IconButton, ListItem, ListItemButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListParameters } from '#schemas/list_view.ts';
import type { ListView } from '#schemas/types/fragments/list_view.ts';
import { useProjection, useSchool } from '../../../school.ts';
import { useActionLabel } from '../../labels.ts';
import { searchOf } from './address.ts';
import type { Views } from './useViews.ts';

interface ViewRowProps {
  view: ListView;
  present: ListParameters;
  selected: boolean;
  views: Views;
  rename: () => void;
  close: () => void;
}

/** A view to open; its author, and an admin, may change it here. */
export function ViewRow({ view, present, selected, views, rename, close }: ViewRowProps) {
  const translate = useTranslate();
  const projection = useProjection();
  const { user } = useSchool();
  const actionLabel = useActionLabel('saved_views');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayChange = view.own || user.role.slug === 'admin';
  const verb = view.status === 'own' ? 'share' : 'unshare';
  const choices: [word: string, run: () => void][] = [
    [translate('admin.views.rename'), rename],
    [translate('admin.views.replace'), () => void views.replace(view, present)],
    ...(views.rights?.actions[verb] ? [[actionLabel(verb), () => void views.share(view)] as [string, () => void]] : []),
    [translate('ra.action.delete'), () => views.remove(view)],
  ];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={{ search: searchOf(view, projection) }}
        selected={selected}
        aria-current={selected ? 'true' : undefined}
        onClick={close}
        sx={{ borderRadius: 1, minHeight: 40 }}
      >
        <ListItemText
          primary={view.name}
          secondary={secondary(view, translate)}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
      {mayChange && (
        <Box sx={{ flex: 'none' }}>
          <IconButton
            aria-label={translate('admin.views.more', { name: view.name })}
            aria-haspopup="menu"
            aria-expanded={Boolean(anchor)}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert fontSize="small" />
          </IconButton>
          <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
            {choices.map(([word, run]) => (
              <MenuItem
                key={word}
                onClick={() => {
                  setAnchor(null);
                  run();
                }}
              >
                {word}
              </MenuItem>
            ))}
          </Menu>
        </Box>
      )}
    </ListItem>
  );
}

function secondary({ own, status, by }: ListView, translate: ReturnType<typeof useTranslate>): string | undefined {
  if (!own) return translate('admin.views.by', { name: by });
  return status === 'shared' ? translate('resources.saved_views.values.status.shared') : undefined;
}
