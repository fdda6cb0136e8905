import { Box, useTheme } from '@mui/material';
import type { Skill } from './evidence.ts';

interface SkillIntervalsProps {
  skills: Skill[];
  names: string[];
}

const [left, right, row] = [140, 12, 36];
const [first, last] = [0, 13];
const place = (level: number) => `${((level - first) / (last - first)) * 100}%`;

/** The estimate of each skill, with the levels between which it lies with 95 %: few answers leave much open. */
export function SkillIntervals({ skills, names }: SkillIntervalsProps) {
  const { palette } = useTheme();
  const line = `calc(100% - ${left + right}px)`;
  return (
    <Box sx={{ fontSize: 12, py: 1 }}>
      {skills.map(({ skill, mean, interval: [low, high] }, at) => (
        <Box key={skill} sx={{ display: 'flex', alignItems: 'center', height: row }}>
          <Box sx={{ width: left, pr: 1, textAlign: 'end' }}>{names[at]}</Box>
          <Box component="svg" sx={{ width: line, height: row, overflow: 'visible' }}>
            <line x1="0" x2="100%" y1="50%" y2="50%" stroke={palette.divider} />
            <line x1={place(low)} x2={place(high)} y1="50%" y2="50%" stroke={palette.primary.main} strokeWidth="3" />
            <circle cx={place(mean)} cy="50%" r="6" fill={palette.primary.main} />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', ml: `${left}px`, mr: `${right}px` }}>
        {[0, 3, 6, 9, 13].map((level) => (
          <span key={level}>{level}</span>
        ))}
      </Box>
    </Box>
  );
}
