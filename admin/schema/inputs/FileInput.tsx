import CloseIcon from '@mui/icons-material/Close';
import { Box, Button } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { Thumbnail } from '../fields/Thumbnail.tsx';
import { isPicture } from '../kind.ts';
import { FileButton } from './FileButton.tsx';
import type { InputProps } from './input_props.ts';
import { ReferenceInput } from './ReferenceInput.tsx';

/**
 * A file, or several: from the library by name, or uploaded into it. The field holds the id of the library's row; a
 * picture is seen before it is saved.
 */
export function FileInput(props: InputProps) {
  const { property, source, label } = props;
  const translate = useTranslate();
  const { field } = useInput({ source });
  const many = property.type === 'array';
  const accepted = property['x-accept'] ?? property.items?.['x-accept'];
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      {isPicture(property) && <Thumbnail of={field.value} width={112} height={76} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <ReferenceInput {...props} property={library(property)} filter={accepted ? { kind: accepted } : {}} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <FileButton
            accepted={accepted}
            onUploaded={(id) => field.onChange(many ? [...(field.value || []), id] : id)}
          />
          {!many && field.value && (
            <Button color="inherit" startIcon={<CloseIcon />} onClick={() => field.onChange(null)}>
              {translate('admin.file.remove')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Whatever the property says, its files are rows of the library. */
const library = (property: InputProps['property']) =>
  property.type === 'array'
    ? { ...property, items: { ...property.items, 'x-reference': 'resources' } }
    : { ...property, 'x-reference': 'resources' };
