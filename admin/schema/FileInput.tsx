import CloseIcon from '@mui/icons-material/Close';
import { Avatar, Box, IconButton } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { FileButton } from './FileButton.tsx';
import type { InputProps } from './inputs.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';

/** A file, or several: from the library by name, or uploaded into it. The field holds the id of the library's row. */
export function FileInput(props: InputProps) {
  const { property, source, label } = props;
  const translate = useTranslate();
  const { field } = useInput({ source });
  const many = property.type === 'array';
  const accepted = property['x-accept'] ?? property.items?.['x-accept'];
  const picture = accepted?.length === 1 && accepted[0] === 'image';
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {picture && field.value && (
        <Avatar variant="rounded" src={`/api/resources/${field.value}/file`} alt="" sx={{ width: 37, height: 37 }} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ReferenceInput {...props} property={library(property)} filter={accepted ? { kind: accepted } : {}} />
      </Box>
      <FileButton
        variant="outlined"
        accepted={accepted}
        onUploaded={(ids) => field.onChange(many ? [...(field.value || []), ...ids] : ids[0])}
        sx={{ minHeight: 37, flex: 'none' }}
      />
      {!many && field.value && (
        <IconButton aria-label={translate('admin.file.remove')} onClick={() => field.onChange(null)}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** Whatever the property says, its files are rows of the library. */
const library = (property: InputProps['property']) =>
  property.type === 'array'
    ? { ...property, items: { ...property.items, 'x-reference': 'resources' } }
    : { ...property, 'x-reference': 'resources' };
