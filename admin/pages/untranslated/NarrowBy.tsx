import { Button, MenuItem, TextField } from '@mui/material';
import { useGetList, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { pairedIn } from '#schemas/localize.ts';
import { placeInMenu } from '#schemas/pages.ts';
import { useRepresent } from '../../schema/labels.ts';
import { useProjection, useSchool } from '../../school.ts';

/** The entities of which something can lack a language: those with pairs of fields, and the questions of forms. */
function useKinds(): string[] {
  const { projections } = useSchool();
  return [...projections.values()]
    .filter(({ update }) => pairedIn(Object.keys(update?.properties ?? {})).length > 0)
    .map(({ entity }) => entity)
    .toSorted((a, b) => placeInMenu(a) - placeInMenu(b))
    .concat('questions');
}

/** Filters the list by level and entity; both are in the address. */
export function NarrowBy() {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const represent = useRepresent();
  const levels = useProjection('levels');
  const { filterValues, setFilters } = useListContext();
  const { data = [] } = useGetList('levels', {
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const choices = {
    level_id: data.map((level) => ({ id: level.id, name: represent(levels, level) })),
    entity: useKinds().map((id) => ({ id, name: labelOf(id, 2) })),
  };
  const narrow = (field: string, value: unknown) => {
    const { [field]: _, ...rest } = filterValues;
    setFilters(value === '' ? rest : { ...rest, [field]: value });
  };
  return (
    <>
      {Object.entries(choices).map(([field, options]) => (
        <TextField
          key={field}
          select
          label={translate(`admin.translation.${field}`)}
          value={options.some(({ id }) => id === filterValues[field]) ? filterValues[field] : ''}
          onChange={({ target }) => narrow(field, target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ width: { xs: '100%', sm: 240 } }}
        >
          <MenuItem value="">{translate(`admin.translation.all_${field}`)}</MenuItem>
          {options.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {Object.keys(filterValues).length > 0 && (
        <Button onClick={() => setFilters({})}>{translate('ra.navigation.clear_filters')}</Button>
      )}
    </>
  );
}
