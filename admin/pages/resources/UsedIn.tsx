import { Link as Anchor, Box, List, ListItem, Typography } from '@mui/material';
import { useCreatePath, useGetResourceLabel, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResultOf } from '#schemas/queries.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { useLanguage } from '../../schema/labels.ts';

type Use = ResultOf<'resources', 'uses'>[number];

export function UsedIn() {
  const record = useRecordContext();
  const translate = useTranslate();
  const { data } = useQueryOf('resources', record?.id ?? null, 'uses', {
    options: { enabled: Boolean(record) },
  });
  if (!data) return null;
  return (
    <Box component="section" aria-labelledby="used-in" sx={{ mt: 3 }}>
      <Typography id="used-in" variant="h2">
        {translate('admin.uses.title')} ({data.length})
      </Typography>
      {data.length === 0 && <Typography>{translate('admin.uses.none')}</Typography>}
      {data.length > 0 && (
        <List dense>
          {data.map((use) => (
            <UseRow key={`${use.entity} ${use.id}`} use={use} />
          ))}
        </List>
      )}
    </Box>
  );
}

function UseRow({ use: { entity, id, name, english_name } }: { use: Use }) {
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const title = (useLanguage() === 'en' && english_name) || name;
  return (
    <ListItem disableGutters sx={{ gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 140 }}>
        {labelOf(entity, 1)}
      </Typography>
      <Anchor component={Link} to={createPath({ resource: entity, id, type: entity === 'attempts' ? 'show' : 'edit' })}>
        {title}
      </Anchor>
    </ListItem>
  );
}
