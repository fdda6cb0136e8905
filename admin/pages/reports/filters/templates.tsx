import { Box, FormHelperText } from '@mui/material';
import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';

/** Filters stand in a row, as far as there is room. */
function Row({ properties }: ObjectFieldTemplateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
      }}
    >
      {properties.map(({ content, name }) => (
        <div key={name}>{content}</div>
      ))}
    </Box>
  );
}

/** A control with what is wrong with it. */
function Control({ id, hidden, children, rawErrors = [] }: FieldTemplateProps) {
  if (hidden) return null;
  return (
    <>
      {children}
      {rawErrors.length > 0 && (
        <FormHelperText error id={`${id}__error`}>
          {rawErrors[0]}
        </FormHelperText>
      )}
    </>
  );
}

export const templates = { ObjectFieldTemplate: Row, FieldTemplate: Control };
