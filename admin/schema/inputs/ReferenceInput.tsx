import { Autocomplete, Box, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HTMLAttributes, type Key, useState } from 'react';
import { useDataProvider, useGetResourceLabel, useInput } from 'react-admin';
import { useDebounce } from 'use-debounce';
import type { Projection } from '#schemas/dialect.ts';
import { useTargets } from '../fields/references.tsx';
import { Thumbnail } from '../fields/Thumbnail.tsx';
import { isPicture } from '../kind.ts';
import { useLanguage, useRepresent } from '../labels.ts';
import { sortOf } from '../list/sort.ts';
import type { InputProps } from './input_props.ts';

interface Choice {
  id: number;
  label: string;
  group: string;
}

const page = 25;
const pause = 200;

/** Records of the entities that a reference may mean: those that fit what was typed, or those of the ids. */
function useRecords(targets: Projection[], typed: string, ids: number[], filter: object) {
  const provider = useDataProvider();
  const locale = useLanguage();
  const represent = useRepresent();
  const labelOf = useGetResourceLabel();
  const asChoice = (target: Projection) => (record: Record<string, unknown> & { id: number }) => ({
    id: record.id,
    label: represent(target, record),
    group: labelOf(target.entity, 2),
  });
  const entities = targets.map(({ entity }) => entity);
  const matches = useQuery({
    queryKey: ['choices', entities, typed, filter, locale],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const lists = targets.map(async (target) => {
        const q = typed && target.list.search.length > 0 ? { q: typed } : {};
        const { data } = await provider.getList(target.entity, {
          filter: { ...filter, ...q },
          sort: sortOf(target),
          pagination: { page: 1, perPage: page },
        });
        return data.map(asChoice(target));
      });
      return (await Promise.all(lists)).flat() as Choice[];
    },
  });
  const chosenRecords = useQuery({
    queryKey: ['chosen', entities, ids, locale],
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    queryFn: async () => {
      const lists = targets.map(async (target) => {
        const { data } = await provider.getMany(target.entity, { ids });
        return data.map(asChoice(target));
      });
      return (await Promise.all(lists)).flat() as Choice[];
    },
  });
  return { found: matches.data ?? [], chosen: chosenRecords.data ?? [], loading: matches.isFetching };
}

/** Picks a record, or several, of the entities that the property refers to, by typing a part of its name. */
export function ReferenceInput(props: InputProps & { filter?: object }) {
  const { property, source, label, required, filter = {} } = props;
  const { field, fieldState } = useInput({ source });
  const [typed, setTyped] = useState('');
  const [rested] = useDebounce(typed, pause);
  const many = property.type === 'array';
  const targets = useTargets((many ? property.items : property)?.['x-reference']);
  const ids = [field.value || []].flat().map(Number);
  const { found, chosen, loading } = useRecords(targets, rested, ids, { ...property['x-only'], ...filter });
  const choicesOfValue = ids.map((id) => [...chosen, ...found].find((choice) => choice.id === id) ?? unnamedChoice(id));
  const options = [...found, ...choicesOfValue.filter((one) => !found.some(({ id }) => id === one.id))];
  return (
    <Autocomplete<Choice, boolean>
      multiple={many}
      options={options}
      loading={loading}
      value={many ? choicesOfValue : (choicesOfValue[0] ?? null)}
      onChange={(_, value) => {
        const next = [value ?? []].flat().map(({ id }) => id);
        field.onChange(many ? next : (next[0] ?? null));
      }}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      filterOptions={(all) => all}
      groupBy={targets.length > 1 ? ({ group }) => group : undefined}
      renderOption={optionRendererOf(property)}
      getOptionKey={({ id, group }) => `${group}/${id}`}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required={required}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}

/** A picture is known by its sight before its name. */
const renderOption = ({ key, ...rest }: HTMLAttributes<HTMLLIElement> & { key: Key }, { id, label }: Choice) => (
  <Box component="li" key={key} {...rest} sx={{ gap: 1 }}>
    <Thumbnail of={id} />
    {label}
  </Box>
);

const optionRendererOf = (property: InputProps['property']) => (isPicture(property) ? renderOption : undefined);

const unnamedChoice = (id: number): Choice => ({ id, label: `#${id}`, group: '' });
