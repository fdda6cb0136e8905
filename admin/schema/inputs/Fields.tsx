import { Box } from '@mui/material';
import type { Schema } from '#schemas/dialect.ts';
import { useField } from './field_context.ts';
import { Missing } from './Missing.tsx';
import { rowsOf, type Span, spanOf } from './rows.ts';

interface FieldsProps {
  entity: string;
  schema: Schema;
  /** Where in the form the object stands: '' or 'body.'. */
  path?: string;
  /** Fields that may stay empty although the schema requires them. */
  optional?: string[];
  omit?: string[];
}

const column = 'minmax(0, 1fr)';
const two = '@container (min-width: 520px)';
const four = '@container (min-width: 860px)';
/** As many columns as the place has room for, wherever on the page it is. */
const columns = {
  gridTemplateColumns: column,
  [two]: { gridTemplateColumns: `repeat(2, ${column})` },
  [four]: { gridTemplateColumns: `repeat(4, ${column})` },
};

const rowStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: column,
  alignItems: 'start',
  minWidth: 0,
  // A field that is not asked for now leaves no hole.
  '&:not(:has(> :not(:empty)))': { display: 'none' },
};
const pair = { [two]: { gridTemplateColumns: `repeat(2, ${column})` } };
const spans: Record<Span, object> = {
  one: {},
  two: { [two]: { gridColumn: 'span 2' } },
  all: { gridColumn: '1 / -1' },
};

/** All fields that a schema lets somebody write: two languages of one thing side by side. */
export function Fields({ entity, schema, path = '', optional = [], omit = [] }: FieldsProps) {
  const Field = useField();
  const writable = Object.entries(schema.properties ?? {}).filter(
    ([name, { readOnly }]) => !readOnly && !omit.includes(name),
  );
  const properties = Object.fromEntries(writable);
  const required = (name: string) => schema.required?.includes(name) === true && !optional.includes(name);
  if (writable.length === 0) return null;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', gap: 2, ...columns }}>
        {rowsOf(properties).map((row) => (
          <Box key={row[0]} sx={{ ...rowStyle, ...spans[spanOf(row, properties)], ...(row.length > 1 ? pair : {}) }}>
            {row.map((name, at) => {
              const twin = row[1 - at];
              const [source, property] = [path + name, properties[name] as Schema];
              return (
                <Box key={name} sx={{ minWidth: 0 }}>
                  <Field entity={entity} source={source} property={property} required={required(name)} />
                  {twin && <Missing source={source} twin={path + twin} />}
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
