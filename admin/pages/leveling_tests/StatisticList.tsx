import { Box } from '@mui/material';

/** A few statistics beside each other, each under its name. */
export function StatisticList({ statistics }: { statistics: [name: string, value: string][] }) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, my: 2 }}>
      {statistics.map(([name, value]) => (
        <Box key={name}>
          <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 650 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
