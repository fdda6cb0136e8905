import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { housekeeping } from '#schemas/dialect.ts';
import type { Conflict, Row } from '../providers/conflict.ts';
import { same } from '../providers/same.ts';
import { Column } from '../schema/fields/Column.tsx';
import { kindOf } from '../schema/kind.ts';
import { useFieldLabel } from '../schema/labels.ts';
import { useProjection } from '../school.ts';
import { findDifferences, wordsIn } from './leaves.ts';

type Side = [name: string, row: Row];

const nested = ['object', 'json'];

export function Sides({ resource, was, yours, theirs }: Conflict) {
  const translate = useTranslate();
  const labelOf = useFieldLabel(resource);
  const { read } = useProjection(resource);
  const fields = Object.keys(theirs).filter((field) => {
    const isChanged = !same(theirs[field], was[field]);
    return field !== 'id' && !housekeeping.includes(field) && (isChanged || field in yours);
  });
  const sides: Side[] = [
    ['was', was],
    ['mine', { ...theirs, ...yours }],
    ['their', theirs],
  ];
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('admin.conflict.field')}</TableCell>
          {sides.map(([name]) => (
            <TableCell key={name}>{translate(`admin.conflict.columns.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) =>
          nested.includes(kindOf(read.properties?.[field] ?? {}, field)) ? (
            <Leaves key={field} field={field} label={labelOf(field)} sides={sides} />
          ) : (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {labelOf(field)}
              </TableCell>
              {sides.map(([name, row]) => (
                <TableCell key={name} sx={{ fontWeight: name === 'mine' && field in yours ? 600 : undefined }}>
                  <RecordContextProvider value={row}>
                    <Column source={field} />
                  </RecordContextProvider>
                </TableCell>
              ))}
            </TableRow>
          ),
        )}
      </TableBody>
    </Table>
  );
}

/** Of what is nested, such as the body of a question, the parts that are not the same on all sides, in words. */
function Leaves({ field, label, sides }: { field: string; label: string; sides: Side[] }) {
  const translate = useTranslate();
  const say = (value: unknown, row: Row) => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    return wordsIn(row).get(value) ?? String(value);
  };
  return findDifferences(sides.map(([, row]) => row[field])).map(({ path, values }) => (
    <TableRow key={path.join('/')}>
      <TableCell component="th" scope="row">
        {[label, ...path.map((member) => translate(`questions.fields.${member}`, { _: member }))].join(' › ')}
      </TableCell>
      {sides.map(([name, row], at) => (
        <TableCell key={name} sx={{ fontWeight: name === 'mine' ? 600 : undefined, overflowWrap: 'anywhere' }}>
          {say(values[at], row)}
        </TableCell>
      ))}
    </TableRow>
  ));
}
