import AddIcon from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Box, Button, FormHelperText, FormLabel, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { slug } from '#schemas/slug.ts';
import { Fields } from './Fields.tsx';
import { useField } from './field_context.ts';
import type { InputProps } from './input_props.ts';
import { rowName, useMemberWord } from './member.ts';
import { Rare, rareIn } from './Rare.tsx';

/** A record inside a record. */
export const ObjectInput = ({ entity, source, property, label }: InputProps) => (
  <Box role="group" aria-label={label} sx={{ borderLeft: '2px solid', borderColor: 'divider', pl: 1.5 }}>
    <FormLabel sx={{ display: 'block', mb: 1, fontSize: 13 }}>{label}</FormLabel>
    <Fields entity={entity} schema={property} path={`${source}.`} />
  </Box>
);

/** What a new member of a list holds: an id of its own where its schema wants one, and the defaults. */
export function blank(items: Schema): Record<string, unknown> {
  const members = Object.entries(items.properties ?? {}).map(([name, property]) => {
    if (isOwnId(name, property)) return [name, slug()];
    return [name, property.default ?? (property.type === 'array' ? [] : property.type === 'object' ? {} : null)];
  });
  return Object.fromEntries(members);
}

/** An id that nobody types: random, so that it says nothing of what it names. */
const isOwnId = (name: string, property: Schema) =>
  name === 'id' && property.type === 'string' && !property['x-choices'];

/** Several records inside a record, each in a row of its own. */
export function ListInput({ entity, source, property, label, required }: InputProps) {
  const translate = useTranslate();
  const item = useMemberWord()(source, label);
  const { fields, append, remove } = useFieldArray({ name: source, keyName: 'row' });
  const { errors } = useFormState({ name: source });
  const items = property.items ?? {};
  const own = Object.entries(items.properties ?? {}).filter(([name, schema]) => isOwnId(name, schema));
  const fault = messageAt(errors, source);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel error={Boolean(fault)} required={required} sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      {fields.map((field, index) => (
        <Box key={field.row} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Item
              {...{ entity, items }}
              source={`${source}.${index}`}
              omit={own.map(([name]) => name)}
              label={rowName(item, index + 1)}
            />
          </Box>
          <IconButton
            size="small"
            sx={{ mt: 0.25 }}
            aria-label={translate('admin.list.remove', { item, number: index + 1 })}
            onClick={({ currentTarget }) => {
              // After a removal, the focus moves to the button that adds.
              const add = currentTarget.closest('[role=group]')?.querySelector<HTMLElement>(':scope > button');
              remove(index);
              requestAnimationFrame(() => add?.focus());
            }}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      <Button startIcon={<AddIcon />} onClick={() => append(blank(items))} sx={{ justifySelf: 'start' }}>
        {translate('admin.list.add', { item })}
      </Button>
    </Box>
  );
}

interface ItemProps {
  entity: string;
  items: Schema;
  source: string;
  omit: string[];
  label: string;
}

/** A member's own fields, and folded away what few need. */
function Item({ omit, ...props }: ItemProps) {
  const { entity, items, source, label } = props;
  const rare = rareIn(items);
  const own = <Plain {...props} omit={[...omit, ...rare]} />;
  if (rare.length === 0) return own;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {own}
      <Rare {...{ entity, items, source, label }} />
    </Box>
  );
}

/** A member with one field is that field; any other is a small form. */
function Plain({ entity, items, source, omit, label }: ItemProps) {
  const Field = useField();
  const visibleFields = Object.entries(items.properties ?? {}).filter(([name]) => !omit.includes(name));
  const [[name, property] = []] = visibleFields;
  if (visibleFields.length !== 1 || !name || !property) {
    return (
      <Box role="group" aria-label={label}>
        <Fields entity={entity} schema={items} path={`${source}.`} omit={omit} />
      </Box>
    );
  }
  const required = items.required?.includes(name);
  return <Field {...{ entity, property, required, label }} source={`${source}.${name}`} />;
}

/** The message of react-hook-form's nested errors at a path. */
function messageAt(errors: object, path: string): string | undefined {
  const errorAt = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], errors);
  const { message, root } = (errorAt ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const errorText = message ?? root?.message;
  return typeof errorText === 'string' ? errorText : undefined;
}
