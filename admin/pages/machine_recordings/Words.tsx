import { Box, Typography } from '@mui/material';

/** A line of a dialogue begins with who speaks, which is not read aloud. */
const speakerLine = /^(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}*)?): (.*)$/u;

/** What is to be said, line by line, in English. */
export function Words({ text, large = false }: { text: string; large?: boolean }) {
  const lines = text.split('\n').filter(Boolean);
  return (
    <Box lang="en" sx={{ display: 'grid', gap: 0.5, alignContent: 'start', maxWidth: 720 }}>
      {lines.map((line, at) => {
        const [, name, words = line] = speakerLine.exec(line) ?? [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text stay where they are
          <Typography key={at} sx={{ fontSize: large ? 18 : 15, lineHeight: 1.5 }}>
            {name && <strong>{name}: </strong>}
            {words}
          </Typography>
        );
      })}
    </Box>
  );
}
