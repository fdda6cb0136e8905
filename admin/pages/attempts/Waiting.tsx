import { Box, Button, Typography } from '@mui/material';
import { type Identifier, useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWaiting } from './useWaiting.ts';

/** The way through all that wait, who waits longest first. */
export function Waiting({ entity, id }: { entity: string; id: Identifier }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { total, number, previous, next } = useWaiting(entity, id);
  const to = (other: Identifier) => createPath({ resource: entity, id: other, type: 'show' });
  const step = (other: Identifier | undefined, word: string) =>
    other === undefined ? (
      <Button disabled>{translate(word)}</Button>
    ) : (
      <Button component={Link} to={to(other)}>
        {translate(word)}
      </Button>
    );
  return (
    <Box component="nav" aria-label={translate('admin.review.nav')} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
        {number > 0
          ? translate('admin.review.place', { number, smart_count: total })
          : translate('admin.review.waiting', { smart_count: total })}
      </Typography>
      {step(previous, 'admin.review.previous')}
      {step(next, 'admin.review.next')}
    </Box>
  );
}
