import { Box } from '@mui/material';
import { type MutableRefObject, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Clash, Line } from './places.ts';
import type { useNames } from './useNames.ts';

/** Where a line would be, and what it would clash with there. */
interface MovingLine {
  line: Line;
  clashes: Clash[];
}
export type Hear = (moving: MovingLine | null) => void;

interface ClashNoticeProps {
  /** The grid says here what is dragged: it is not rendered anew for each pixel. */
  hear: MutableRefObject<Hear>;
  names: ReturnType<typeof useNames>;
}

/** Says, while a card is moved, where it goes and what it clashes with. */
export function ClashNotice({ hear, names }: ClashNoticeProps) {
  const translate = useTranslate();
  const [moving, setMoving] = useState<MovingLine | null>(null);
  useEffect(() => {
    hear.current = setMoving;
  }, [hear]);
  const [clash] = moving?.clashes ?? [];
  return (
    <Box role="status" sx={{ minHeight: 20, fontSize: 13, color: clash ? 'error.main' : 'text.secondary', mb: 0.5 }}>
      {moving && names.place(moving.line)}
      {clash &&
        `: ${translate(`planning.clash.${clash.shared}`, {
          teacher: names.teacher(clash.line.staff_id),
          group: names.group(clash.line),
          place: names.hours(clash.line),
        })}`}
    </Box>
  );
}
