import CheckIcon from '@mui/icons-material/Check';
import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { clockTime, longDate } from '#schemas/dates.ts';
import type { Schema } from '#schemas/dialect.ts';
import { type Text, text } from '#schemas/localize.ts';
import { decimal, percent } from '#schemas/numbers.ts';
import { isPicture } from '../kind.ts';
import { useLanguage, useValueLabel } from '../labels.ts';
import { Moment } from './Moment.tsx';
import { Reference } from './references.tsx';
import { Scheduled } from './Scheduled.tsx';
import { Status } from './Status.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { Unseen } from './Unseen.tsx';

export interface ColumnProps {
  entity: string;
  /** The path of the field in its record. */
  source: string;
  property: Schema;
  value: unknown;
}

export const Plain = ({ value }: ColumnProps) => <>{value === null || value === undefined ? '' : String(value)}</>;

const isPercentage = (source: string) => /(^|_)percentage(_|$)/.test(source);

/** What lies from 0 to 1, or is called a percentage, is a share of something, and read as one. */
export function NumberColumn({ source, value, property: { minimum, maximum } }: ColumnProps) {
  const locale = useLanguage();
  if (typeof value !== 'number') return null;
  // The number of a record is its name.
  if (source === 'id') return <>{String(value)}</>;
  if (isPercentage(source)) return <>{percent(value / 100, locale, 2)}</>;
  return <>{minimum === 0 && maximum === 1 ? percent(value, locale) : decimal(value)}</>;
}

export function BooleanColumn({ value }: ColumnProps) {
  const translate = useTranslate();
  const word = translate(`ra.boolean.${value === true}`);
  return value === true ? <CheckIcon fontSize="small" titleAccess={word} /> : <Unseen>{word}</Unseen>;
}

export function EnumColumn({ entity, source, value }: ColumnProps) {
  const labelOf = useValueLabel(entity);
  return (
    <>
      {[value ?? []]
        .flat()
        .map((one) => labelOf(source, one))
        .join(', ')}
    </>
  );
}

export const StatusColumn = ({ entity, source, value }: ColumnProps) => (
  <Status entity={entity} field={source} value={value} />
);

export function DateColumn({ value }: ColumnProps) {
  const locale = useLanguage();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {longDate(value as string | null, locale)}
    </Box>
  );
}

export function TimeColumn({ value }: ColumnProps) {
  const locale = useLanguage();
  return typeof value === 'string' ? clockTime(value, locale) : null;
}

export const MomentColumn = ({ value }: ColumnProps) => <Moment value={value as string | null} />;

export const ScheduledColumn = ({ value }: ColumnProps) => <Scheduled value={value as string | null} />;

export const EmailColumn = ({ value }: ColumnProps) =>
  value ? (
    <Link href={`mailto:${value}`} onClick={(event) => event.stopPropagation()}>
      {String(value)}
    </Link>
  ) : null;

export const ReferenceColumn = ({ property, value }: ColumnProps) => (
  <Reference to={property['x-reference']} id={value as number | null} />
);

export const ReferencesColumn = ({ property, value }: ColumnProps) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
    {((value as number[] | null) ?? []).map((id) => (
      <Reference key={id} to={(property.items ?? property)['x-reference']} id={id} />
    ))}
  </Box>
);

/** A picture is seen, any other file is a link to it. */
export function FileColumn({ property, value }: ColumnProps) {
  if (isPicture(property)) return <Thumbnail of={value as number | null} />;
  return value ? <Reference to="resources" id={value as number} /> : null;
}

export function LocalizedColumn({ value }: ColumnProps) {
  const locale = useLanguage();
  return <>{text(value as Text | null, locale)}</>;
}

export const TextsColumn = ({ value }: ColumnProps) => <>{((value as unknown[] | null) ?? []).join(', ')}</>;

/** Long text without its marks: a table shows its beginning, the record's page the whole. */
export const LongColumn = ({ value }: ColumnProps) => <>{plain(value)}</>;

export const JsonColumn = ({ value }: ColumnProps) =>
  value === null || value === undefined ? null : (
    <Box
      component="pre"
      tabIndex={0}
      sx={{ m: 0, maxHeight: 320, overflow: 'auto', fontSize: 12, whiteSpace: 'pre-wrap' }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );

/** Rich text without its marks: parsed in a document that runs nothing. */
export const plain = (value: unknown) =>
  /[<&]/.test(String(value))
    ? (new DOMParser().parseFromString(String(value), 'text/html').body.textContent ?? '')
    : String(value ?? '');
