import { Box, Link, Typography } from '@mui/material';
import type { DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { PickFile } from '../../../schema/inputs/PickFile.tsx';
import { useFormats } from './question_files.ts';

/** Where a file is chosen or dropped, and templates to begin with. */
export function ImportSource({ take }: { take: (file: File) => Promise<void> }) {
  const translate = useTranslate();
  const { types } = useFormats();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) take(file);
  };
  return (
    <>
      <Typography>{translate('admin.question_bank.explanation')}</Typography>
      <Box onDragOver={(event) => event.preventDefault()} onDrop={drop} sx={zone}>
        <PickFile variant="contained" take={take}>
          {translate('admin.question_bank.pick')}
        </PickFile>
        <Typography color="text.secondary">{translate('admin.question_bank.drop')}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <Typography>{translate('admin.question_bank.templates')}</Typography>
        {types.map((type) => (
          <Link key={type} href={`/api/formats/csv/templates/${type}`} download>
            {translate(`questions.types.${type}`)}
          </Link>
        ))}
      </Box>
    </>
  );
}

const zone = {
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  p: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'center',
};
