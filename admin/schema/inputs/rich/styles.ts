import type { Theme } from '@mui/material/styles';

const page = '&& .RaRichTextInput-editorContent .ProseMirror';

const text = {
  [page]: {
    bgcolor: 'background.paper',
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 1,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'background.paper', borderColor: 'text.primary' },
    '&:focus': {
      bgcolor: 'background.paper',
      outline: '2px solid',
      outlineColor: (theme: Theme) => theme.palette.primary.main,
      outlineOffset: -1,
    },
    '& > :first-of-type': { mt: 0 },
    '& p': { margin: '0 0 0.6em' },
    '& img': { maxWidth: '100%', height: 'auto' },
    '& td, & th': {
      minWidth: 72,
      border: '1px solid',
      borderColor: 'divider',
      padding: '2px 8px',
      verticalAlign: 'top',
    },
    '& table': { borderCollapse: 'collapse', my: 1 },
    '& td > p, & th > p, & li > p': { margin: 0 },
  },
  '& .ra-rich-text-input-error, & .MuiFormHelperText-root:empty': { m: 0 },
};

/** A lesson has room, and its toolbar stands above it. */
export const lessonStyle = {
  ...text,
  [page]: { ...text[page], p: 1.5, minHeight: 140, maxHeight: 480 },
  '& [role=toolbar]': { mb: 0.5 },
};

/** Where the toolbar of a short text floats while somebody is in it: it moves nothing. */
export const floating = {
  position: 'relative',
  '& [role=toolbar]': {
    position: 'absolute',
    right: 8,
    bottom: 'calc(100% - 6px)',
    zIndex: 2,
    display: 'none',
    bgcolor: 'background.paper',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    lineHeight: 0,
    '& .MuiIconButton-root': { p: 0.25 },
  },
  '&:focus-within [role=toolbar]': { display: 'block' },
};

/** A short text looks like the fields beside it, its name on the edge. */
export const shortStyle = {
  ...text,
  ...floating,
  [page]: { ...text[page], px: '14px', py: '8.5px', minHeight: 37, maxHeight: 240 },
  '& .RaLabeled-label': {
    position: 'absolute',
    top: -9,
    left: 9,
    zIndex: 1,
    px: 0.5,
    bgcolor: 'background.paper',
    fontSize: 11,
    lineHeight: '16px',
  },
  '& .RaLabeled-fullWidth, & .MuiStack-root': { mb: 0 },
};
