import { Box } from '@mui/material';
import type { Schema } from '#schemas/dialect.ts';
import { useField } from './drawing.ts';
import { isWide, rowsOf } from './rows.ts';

interface FieldsProps {
  entity: string;
  schema: Schema;
  /** Where in the form the object stands: '' or 'body.'. */
  path?: string;
  /** Fields that may stay empty although the schema requires them. */
  optional?: string[];
  omit?: string[];
  /** One field below the other. */
  narrow?: boolean;
}

const column = 'minmax(0, 1fr)';
const columns = { xs: column, sm: `repeat(2, ${column})`, lg: `repeat(4, ${column})` };

/** All fields that a schema lets somebody write, in its order. */
export function Fields({ entity, schema, path = '', optional = [], omit = [], narrow = false }: FieldsProps) {
  const Field = useField();
  const writable = Object.entries(schema.properties ?? {}).filter(
    ([name, { readOnly }]) => !readOnly && !omit.includes(name),
  );
  const properties = Object.fromEntries(writable);
  const required = (name: string) => schema.required?.includes(name) === true && !optional.includes(name);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: narrow ? column : columns }}>
      {rowsOf(properties).map((row) => (
        <Box
          key={row[0]}
          sx={{
            gridColumn: isWide(row, properties) ? '1 / -1' : undefined,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: column, sm: row.length > 1 && !narrow ? `repeat(2, ${column})` : column },
            alignItems: 'start',
          }}
        >
          {row.map((name) => (
            <Field
              key={name}
              entity={entity}
              source={path + name}
              property={properties[name] as Schema}
              required={required(name)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
