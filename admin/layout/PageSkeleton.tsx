import { Box, Skeleton } from '@mui/material';

/** The shape of a page before its content is there. */
export function PageSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1 }}>
      <Skeleton variant="rounded" height={36} width="40%" />
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={index} variant="rounded" height={36} />
      ))}
    </Box>
  );
}
