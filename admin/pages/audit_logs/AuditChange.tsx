import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { kindOf } from '../../schema/kind.ts';
import { kinds } from '../../schema/kinds.tsx';
import { useFieldLabel } from '../../schema/labels.ts';
import { useSchool } from '../../school.ts';

type Side = Record<string, unknown> | null;

/** The changes of an audit log entry: each field with the label and format of the record's own page. */
export function AuditChange() {
  const translate = useTranslate();
  const record = useRecordContext<{ id: number; entity: string; before: Side; after: Side }>();
  const labelOf = useFieldLabel(record?.entity ?? '');
  const sideOf = useFieldLabel('audit_logs');
  const { before = null, after = null } = record ?? {};
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (!record || fields.length === 0) return null;
  const sides = (['before', 'after'] as const).filter((side) => record[side] !== null);
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={`${translate('admin.audit.change')} ${record.id}`}
      sx={{ overflowX: 'auto', mt: 2 }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('admin.audit.field')}</TableCell>
            {sides.map((side) => (
              <TableCell key={side}>{sideOf(side)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row">
                {labelOf(field)}
              </TableCell>
              {sides.map((side) => (
                <TableCell key={side} sx={{ overflowWrap: 'anywhere' }}>
                  <AuditValue entity={record.entity} field={field} value={record[side]?.[field]} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface ValueProps {
  entity: string;
  field: string;
  value: unknown;
}

/** A value in the format of its field; what is no field of the record (a reason) as it is. */
function AuditValue({ entity, field, value }: ValueProps) {
  const { projections } = useSchool();
  const { read, states } = projections.get(entity) ?? {};
  const property: Schema = read?.properties?.[field] ?? (typeof value === 'object' ? {} : { type: 'string' });
  const { column: Value } = kinds[property.type ? kindOf(property, field, states?.field) : 'json'];
  return <Value entity={entity} source={field} property={property} value={value ?? null} />;
}
