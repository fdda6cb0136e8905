import { Box, Typography } from '@mui/material';
import type { Medium } from '#schemas/types/fragments/medium.ts';

/** The pictures and recordings that a question showed. */
export function Media({ media }: { media: Medium[] }) {
  if (media.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 1 }}>
      {media.map(({ resource, kind, alt }) => {
        const address = `/api/resources/${resource}/file`;
        return kind === 'image' ? (
          <Box key={resource} component="img" src={address} alt={alt} loading="lazy" sx={{ maxHeight: 160 }} />
        ) : (
          <Box key={resource}>
            <Typography variant="caption" component="p" color="text.secondary">
              {alt}
            </Typography>
            {/* biome-ignore lint/a11y/useMediaCaption: it is what the student was asked to understand by ear */}
            <audio src={address} controls preload="none" aria-label={alt} />
          </Box>
        );
      })}
    </Box>
  );
}
