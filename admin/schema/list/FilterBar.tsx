import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Chip, InputAdornment, Popover } from '@mui/material';
import { useState } from 'react';
import { FilterLiveForm, RecordContextProvider, TextInput, useListContext, useTranslate } from 'react-admin';
import { longDateTime } from '#schemas/dates.ts';
import type { Schema } from '#schemas/dialect.ts';
import { readMember } from '#schemas/list_view.ts';
import { useProjection, useSchool, useZones } from '../../school.ts';
import { Column } from '../fields/Column.tsx';
import { Reference, targetsOf } from '../fields/references.tsx';
import { kindOf } from '../kind.ts';
import { kinds } from '../kinds.tsx';
import { useFieldLabel, useLanguage } from '../labels.ts';

/** What a list is narrowed by: a search, and a chip for each filter of the entity. */
export function FilterBar({ omit = [] }: { omit?: string[] }) {
  const translate = useTranslate();
  const { list } = useProjection();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        flex: { xs: '1 0 100%', sm: 1 },
        minWidth: 0,
      }}
    >
      {list.filters.includes('q') && list.search.length > 0 && (
        <FilterLiveForm formComponent={Bare}>
          <TextInput
            source="q"
            label={translate('ra.action.search')}
            resettable
            helperText={false}
            type="search"
            sx={{ width: { xs: '100%', sm: 220 } }}
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
          />
        </FilterLiveForm>
      )}
      <FilterChips fields={list.filters.filter((field) => !omit.includes(field))} />
    </Box>
  );
}

/** A chip for each of some fields that the caller may read, what they refer to included, and a way to take all off. */
export function FilterChips({ fields }: { fields: string[] }) {
  const translate = useTranslate();
  const { read, states } = useProjection();
  const { filterValues, setFilters } = useListContext();
  const { projections } = useSchool();
  const isChosen = ({ 'x-reference': to }: Schema) => !to || targetsOf(to, projections).length > 0;
  // A link to a list narrows it by what has no chip of its own, which is said and taken off all the same.
  const filteredFields = Object.keys(filterValues ?? {}).map((member) => fieldOf(member, read));
  const visibleFields = [...new Set([...fields, ...filteredFields])].filter(
    (field) => field !== 'q' && read.properties?.[field] && isChosen(read.properties[field]),
  );
  const narrowed = Object.keys(filterValues ?? {}).length > 0;
  return (
    <>
      {visibleFields.map((field) => (
        <FilterChip key={field} field={field} property={read.properties?.[field] as Schema} status={states?.field} />
      ))}
      {narrowed && <Button onClick={() => setFilters({})}>{translate('ra.navigation.clear_filters')}</Button>}
    </>
  );
}

const fieldOf = (member: string, { properties = {} }: Schema) => readMember(member, (name) => name in properties).field;

interface FilterChipProps {
  field: string;
  property: Schema;
  status?: string;
}

/** A filter at rest is a name; a filter at work says by what, and can be taken off. */
function FilterChip({ field, property, status }: FilterChipProps) {
  const { entity, read } = useProjection();
  const { filterValues, setFilters } = useListContext();
  const label = useFieldLabel(entity)(field);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { filter } = kinds[kindOf(property, field, status)];
  if (!filter) return null;
  const { Input, keys } = filter;
  const values = keys(field).map((key) => filterValues?.[key] ?? filterValues?.[key.replace(/e$/, '')]);
  const active = Object.entries(filterValues ?? {}).some(
    ([member, value]) => fieldOf(member, read) === field && value !== undefined && value !== '',
  );
  const clear = () => {
    const rest = Object.entries(filterValues ?? {}).filter(([member]) => fieldOf(member, read) !== field);
    setFilters(Object.fromEntries(rest));
  };
  return (
    <>
      <Chip
        component="button"
        type="button"
        aria-haspopup="dialog"
        label={active ? <FilterNotice label={label} field={field} property={property} values={values} /> : label}
        variant={active ? 'filled' : 'outlined'}
        color={active ? 'primary' : 'default'}
        onClick={(event) => setAnchor(event.currentTarget as HTMLElement)}
      />
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 2, width: 280, mt: 0.5 } } }}
      >
        <FilterLiveForm formComponent={Bare}>
          <Input entity={entity} source={field} property={property} label={label} required={false} />
        </FilterLiveForm>
        {active && <ClearButton onClick={clear} />}
      </Popover>
    </>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button onClick={onClick} sx={{ mt: 1 }}>
      {translate('ra.action.remove_filter')}
    </Button>
  );
}

/** "Status: Active, Draft", "Created: 2026-01-01 – ". */
function FilterNotice({
  label,
  field,
  property,
  values,
}: {
  label: string;
  field: string;
  property: Schema;
  values: unknown[];
}) {
  const [value] = values;
  const locale = useLanguage();
  const zones = useZones();
  const reference = property['x-reference'];
  const writeEnd = (end: unknown) =>
    typeof end === 'string' && end.includes('T') ? longDateTime(end, locale, zones) : String(end ?? '');
  if (values.length > 1) return <>{`${label}: ${values.map(writeEnd).join(' – ')}`}</>;
  if (value === null || value === undefined) return <>{`${label}: –`}</>;
  if (typeof value === 'string') return <>{`${label}: ${value}`}</>;
  if (reference)
    return (
      <>
        {label}: <Reference to={reference} id={value as number} link={false} />
      </>
    );
  return (
    <>
      {label}:{' '}
      {[value].flat().map((one, index) => (
        <RecordContextProvider key={String(one)} value={{ [field]: one }}>
          {index > 0 && ', '}
          <Column source={field} />
        </RecordContextProvider>
      ))}
    </>
  );
}

const Bare = ({ children, ...rest }: React.ComponentProps<'form'>) => <form {...rest}>{children}</form>;
