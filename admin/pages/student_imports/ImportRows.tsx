import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, Chip, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StudentImport } from '#schemas/types/entities/student_imports.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { Pager } from '../../schema/list/Pager.tsx';
import { RowsTable } from './RowsTable.tsx';

const page = 50;
const kinds = ['bad', 'new', 'updated', 'same', 'left'] as const;
type Kind = (typeof kinds)[number];
const colours = { bad: 'error', new: 'success', updated: 'info', same: 'default', left: 'warning' } as const;

/** The rows of an import, those first that stay out: by kind, a page of them at a time. */
export function ImportRows({ record }: { record: StudentImport }) {
  const translate = useTranslate();
  const countOf = (kind: Kind) => record[`${kind}_rows`];
  const [kind, setKind] = useState<Kind | undefined>(record.bad_rows > 0 ? 'bad' : undefined);
  const [first, setFirst] = useState(0);
  const params = { first, ...(kind && { kind }) };
  const { data } = useQueryOf('student_imports', record.id, 'rows', {
    params,
    options: { placeholderData: keepPreviousData },
  });
  const show = (wanted: Kind | undefined) => {
    setKind(wanted);
    setFirst(0);
  };
  const total = data?.total ?? 0;
  return (
    <>
      <Box
        role="group"
        aria-label={translate('people.import.filter')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        <Chip
          component="button"
          label={translate('people.import.all')}
          aria-pressed={kind === undefined}
          variant={kind === undefined ? 'filled' : 'outlined'}
          onClick={() => show(undefined)}
        />
        {kinds
          .filter((one) => countOf(one) > 0)
          .map((one) => (
            <Chip
              key={one}
              component="button"
              label={translate(`people.import.${one}`, { smart_count: countOf(one) })}
              color={colours[one]}
              aria-pressed={kind === one}
              variant={kind === one ? 'filled' : 'outlined'}
              onClick={() => show(one)}
            />
          ))}
        {record.bad_rows > 0 && (
          <Button
            component="a"
            href={`/api/student_imports/${record.id}/bad.csv`}
            download
            startIcon={<DownloadIcon />}
          >
            {translate('people.import.bad_csv')}
          </Button>
        )}
      </Box>
      {data && <RowsTable rows={data.rows} />}
      {data && total === 0 && <Typography color="text.secondary">{translate('people.import.none')}</Typography>}
      <Pager first={first} page={page} total={total} onChange={setFirst} />
    </>
  );
}
