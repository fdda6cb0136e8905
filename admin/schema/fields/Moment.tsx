import { Tooltip } from '@mui/material';
import { longDateTime } from '#schemas/dates.ts';
import { relative } from '#schemas/relative.ts';
import { useZones } from '../../school.ts';
import { useLanguage } from '../labels.ts';
import { Unseen } from './Unseen.tsx';

/** A moment in a list: how long ago at a glance, the whole of it on hover and to a screen reader. */
export function Moment({ value }: { value: string | null | undefined }) {
  const locale = useLanguage();
  const zones = useZones();
  if (!value) return null;
  const whole = longDateTime(value, locale, zones);
  return (
    <Tooltip title={whole}>
      <time dateTime={value}>
        <span aria-hidden>{relative(new Date(value), new Date(), locale)}</span>
        <Unseen>{whole}</Unseen>
      </time>
    </Tooltip>
  );
}
