import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { Box, Button, List, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ListView } from '#schemas/types/fragments/list_view.ts';
import { useProjection } from '../../../school.ts';
import { useColumns } from '../columns.ts';
import { lookedAt, sameView } from './address.ts';
import { NameDialog } from './NameDialog.tsx';
import { useViews } from './useViews.ts';
import { ViewRow } from './ViewRow.tsx';

/** Opens the views that somebody or a colleague saved of the list, and saves how it is looked at now. */
export function ViewChoice() {
  const translate = useTranslate();
  const projection = useProjection();
  const views = useViews();
  const { filterValues, sort } = useListContext();
  const { present: columns } = useColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState<ListView | 'new' | null>(null);
  if (!views.rights) return null;
  const present = lookedAt({ filterValues, sort }, columns);
  const current = views.views.find((view) => sameView(present, view, projection));
  const title = translate('resources.saved_views.name', { smart_count: 2 });
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 240 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {current ? translate('admin.views.current', { name: current.name }) : translate('admin.views.title')}
        </Box>
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { p: 1.5, mt: 0.5, width: 320 } } }}
      >
        {views.views.length === 0 && (
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('admin.views.none')}</Typography>
        )}
        <List dense disablePadding sx={{ mb: 1 }}>
          {views.views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              present={present}
              selected={view === current}
              views={views}
              rename={() => setNaming(view)}
              close={close}
            />
          ))}
        </List>
        <Button variant="outlined" fullWidth onClick={() => setNaming('new')}>
          {translate('admin.views.save')}
        </Button>
      </Popover>
      {naming === 'new' && (
        <NameDialog
          title={translate('admin.views.save')}
          save={async (name) => {
            await views.add(name, present);
            close();
          }}
          close={() => setNaming(null)}
        />
      )}
      {naming && naming !== 'new' && (
        <NameDialog
          title={translate('admin.views.rename')}
          name={naming.name}
          save={(name) => views.rename(naming, name)}
          close={() => setNaming(null)}
        />
      )}
    </>
  );
}
