import { Box, LinearProgress, Link as MuiLink } from '@mui/material';
import type { ReactElement } from 'react';
import { DataTable, useCreatePath, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Schema } from '#schemas/dialect.ts';
import { useProjection } from '../../school.ts';
import { rowActions } from '../actions/act.ts';
import { Column } from '../fields/Column.tsx';
import { viewOf } from '../fields/references.tsx';
import { type Kind, kindOf } from '../kind.ts';
import { useFieldLabel } from '../labels.ts';
import { BulkBar } from './BulkBar.tsx';
import { columnsMember, columnsOf } from './columns.ts';
import { dropMark } from './drag.ts';
import { Empty } from './Empty.tsx';
import { OrderHandle } from './OrderHandle.tsx';
import { useSavedScroll } from './scroll.ts';

const numbers: Kind[] = ['integer', 'number'];
const long: Kind[] = ['long_text', 'rich_text', 'short_rich_text'];
const unsorted: Kind[] = ['json', 'list', 'object', 'files', 'references', 'texts', 'localized', 'rich_text'];

/** A phone has room for so many columns: what a row is known by, its state, and what comes first of the others. */
const narrow = 4;

/** The columns that a phone leaves out, unless its owner has chosen columns. */
function wideOnly(shown: string[], named: string[], state: string | undefined): string[] {
  const first = [...new Set([...named, ...shown.filter((field) => field === state), ...shown])].slice(0, narrow);
  return shown.filter((field) => !first.includes(field));
}

/** Over the rows that are there until others come. */
const onItsWay = { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 3, height: 2 } as const;

/** What is done with marked rows stands below the table. */
const none = <></>;

interface RowsProps {
  omit?: string[];
  bulk?: boolean;
  /** The rows are what a filter finds, so that an action may be done to all of it. */
  whole?: boolean;
  /** What is said where there is none. */
  empty?: ReactElement;
  /** Each row can be moved to another place. */
  ordered?: boolean;
}

/** The table of an entity's rows, for a list and for a parent's page (which omits itself). */
export function Rows({ omit = [], bulk = true, whole = false, ordered = false, empty }: RowsProps) {
  const projection = useProjection();
  const translate = useTranslate();
  const { entity, read, states } = projection;
  const { data, filterValues, isPlaceholderData } = useListContext();
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0;
  const frame = useSavedScroll(entity, data !== undefined);
  const labelOf = useFieldLabel(entity);
  const { shown, hidden } = columnsOf(projection, omit);
  const hasActions = projection.can.includes('delete') || rowActions(projection).length > 0;
  const kind = (field: string) => kindOf(read.properties?.[field] as Schema, field, states?.field);
  const named = shown.filter((field) => projection.label.includes(`{${field}}`));
  // A row is known by its words rather than by its place.
  const isChosen = new URLSearchParams(useLocation().search).has(columnsMember);
  const wide = isChosen ? [] : wideOnly(shown, named, states?.field);
  const main = named.find((field) => !numbers.includes(kind(field))) ?? named[0] ?? shown[0];
  return (
    <Box ref={frame} aria-busy={isPlaceholderData === true} sx={{ position: 'relative' }}>
      {isPlaceholderData && <LinearProgress aria-hidden sx={onItsWay} />}
      <DataTable
        rowClick={viewOf(projection)}
        hiddenColumns={hidden}
        bulkActionButtons={bulk && hasActions && none}
        bulkActionsToolbar={none}
        empty={empty && !isNarrowed ? empty : <Empty main={whole} />}
        sx={{
          '& .RaDataTable-tableWrapper': { overflow: 'auto', maxHeight: 'max(400px, calc(100vh - 190px))' },
          // A heading takes two lines before the table is wider than its frame.
          '& thead th': { whiteSpace: 'normal', lineHeight: 1.2 },
          '& tbody tr': { cursor: 'pointer' },
          [`& tr[${dropMark}=above] td`]: { boxShadow: (theme) => `inset 0 2px ${theme.palette.primary.main}` },
          [`& tr[${dropMark}=below] td`]: { boxShadow: (theme) => `inset 0 -2px ${theme.palette.primary.main}` },
          '& :focus-visible:focus-visible, & .Mui-focusVisible': { outlineOffset: -2 },
          '& th, & td': { px: { xs: 0.75, sm: 2 } },
          '& tbody td': {
            whiteSpace: { xs: 'normal', sm: 'nowrap' },
            maxWidth: 320,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          },
          // Of a long text a row shows where it begins, on a phone too.
          ...Object.fromEntries(
            shown
              .filter((field) => long.includes(kind(field)))
              .map((field) => [`& tbody .column-${field}`, { whiteSpace: 'nowrap', maxWidth: { xs: 140, sm: 320 } }]),
          ),
          ...Object.fromEntries(
            wide.map((field) => [`& .column-${field}`, { display: { xs: 'none', sm: 'table-cell' } }]),
          ),
        }}
        stickyHeader
      >
        {ordered && (
          <DataTable.Col source="order_handle" label={translate('admin.order.title')} disableSort>
            <OrderHandle />
          </DataTable.Col>
        )}
        {[...shown, ...hidden].map((field) => {
          return (
            <DataTable.Col
              key={field}
              source={field}
              label={labelOf(field)}
              align={numbers.includes(kind(field)) ? 'right' : undefined}
              disableSort={unsorted.includes(kind(field))}
            >
              {field === main ? <RowLink source={field} /> : <Column source={field} />}
            </DataTable.Col>
          );
        })}
      </DataTable>
      {bulk && hasActions && <BulkBar whole={whole} />}
    </Box>
  );
}

/** The way into the record for who has no mouse. */
function RowLink({ source }: { source: string }) {
  const record = useRecordContext();
  const projection = useProjection();
  const createPath = useCreatePath();
  const kind = kindOf(projection.read.properties?.[source] as Schema, source);
  if (!record || kind === 'reference' || kind === 'email') return <Column source={source} />;
  const to = createPath({ resource: projection.entity, id: record.id, type: viewOf(projection) });
  return (
    <MuiLink
      component={Link}
      to={to}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 600 }}
      onClick={(event) => event.stopPropagation()}
    >
      <Column source={source} />
    </MuiLink>
  );
}
