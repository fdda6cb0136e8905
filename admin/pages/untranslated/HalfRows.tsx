import DoneAllIcon from '@mui/icons-material/DoneAll';
import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type RaRecord, useCreatePath, useGetResourceLabel, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pick } from '#schemas/localize.ts';
import type { ResultOf } from '#schemas/queries.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { plain } from '../../schema/fields/columns.tsx';
import { Reference } from '../../schema/fields/references.tsx';
import { useFieldLabel, useLanguage } from '../../schema/labels.ts';

/** As the query `untranslated` of levels answers it. */
export type HalfRow = RaRecord & ResultOf<'levels', 'untranslated'>['rows'][number];

const columns = ['name', 'kind', 'fields', 'level'];

/** The rows, or that nothing is left to be translated. */
export function HalfRows() {
  const translate = useTranslate();
  const { data, filterValues } = useListContext<HalfRow>();
  if (!data) return <PageSkeleton />;
  if (data.length === 0) return <Nothing narrowed={Object.keys(filterValues ?? {}).length > 0} />;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('pages.untranslated')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`admin.translation.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Row({ row: { entity, record, fields, level_id, within, ...named } }: { row: HalfRow }) {
  const locale = useLanguage();
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const fieldOf = useFieldLabel(entity);
  const pathname = createPath({ resource: within?.entity ?? entity, id: within?.id ?? record, type: 'edit' });
  return (
    <TableRow hover>
      <TableCell sx={{ minWidth: 180, maxWidth: 420, py: 0.75, overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={{ pathname, hash: within ? `#question-${record}` : '' }}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {plain(pick(named, 'name', locale)) || `${labelOf(entity, 1)} ${record}`}
        </MuiLink>
        {within && (
          <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
            <Reference to={within.entity} id={within.id} link={false} />
          </Box>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{labelOf(entity, 1)}</TableCell>
      <TableCell>{fields.map((field) => fieldOf(within ? `body.${field}` : field)).join(', ')}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <Reference to="levels" id={level_id} link={false} />
      </TableCell>
    </TableRow>
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 4, textAlign: 'center', display: 'grid', gap: 1, justifyItems: 'center' }}>
      <DoneAllIcon aria-hidden sx={{ color: 'success.main', fontSize: 32 }} />
      <Typography variant="h3" component="p">
        {translate(`admin.translation.${narrowed ? 'done_here' : 'done'}`)}
      </Typography>
    </Box>
  );
}
