import CloseIcon from '@mui/icons-material/Close';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Avatar, Box, Button, FormHelperText, IconButton } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useAnnounce } from '../announce.tsx';
import { upload } from '../providers/http.ts';
import { unseen } from '../theme/unseen.ts';
import type { InputProps } from './inputs.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';

const types: Record<string, string> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  document: '.pdf,.docx,.pptx,.xlsx,.txt',
};

/** A file, or several: from the library by name, or uploaded into it. The field holds the id of the library's row. */
export function FileInput(props: InputProps) {
  const { property, source, label } = props;
  const translate = useTranslate();
  const announce = useAnnounce();
  const { field, fieldState } = useInput({ source });
  const [busy, setBusy] = useState(false);
  const many = property.type === 'array';
  const accepted = (many ? (property.items ?? property) : property)['x-accept'] ?? property['x-accept'];
  const picture = accepted?.length === 1 && accepted[0] === 'image';

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    try {
      const { id } = await upload(file);
      field.onChange(many ? [...(field.value ?? []), id] : id);
      announce.done('add', 'resources');
    } catch (error) {
      announce.failed('add', 'resources', error);
    }
    target.value = '';
    setBusy(false);
  };

  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        {picture && field.value && (
          <Avatar variant="rounded" src={`/api/resources/${field.value}/file`} alt="" sx={{ width: 37, height: 37 }} />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ReferenceInput {...props} property={library(property)} filter={accepted ? { kind: accepted } : {}} />
        </Box>
        <Button component="label" variant="outlined" startIcon={<UploadIcon />} disabled={busy} sx={{ minHeight: 37 }}>
          {translate('admin.file.upload')}
          <Box
            component="input"
            type="file"
            accept={accepted?.map((kind) => types[kind]).join(',')}
            onChange={take}
            sx={unseen}
          />
        </Button>
        {!many && field.value && (
          <IconButton aria-label={translate('admin.file.remove')} onClick={() => field.onChange(null)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

/** Whatever the property says, its files are rows of the library. */
const library = (property: InputProps['property']) =>
  property.type === 'array'
    ? { ...property, items: { ...property.items, 'x-reference': 'resources' } }
    : { ...property, 'x-reference': 'resources' };
