import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { singleKeysOff } from '#schemas/browser/single_keys.ts';
import { keys } from './keys.ts';

interface AllKeysProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The keys of the inbox, which work while it has the focus. */
export function AllKeys({ open, onOpen, onClose }: AllKeysProps) {
  const translate = useTranslate();
  return (
    <>
      <Button onClick={onOpen} sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
        {translate('admin.tickets.keys.title')}
      </Button>
      <Dialog open={open} onClose={onClose} aria-labelledby="ticket-keys">
        <DialogTitle id="ticket-keys">{translate('admin.tickets.keys.title')}</DialogTitle>
        <DialogContent>
          {document.documentElement.hasAttribute(singleKeysOff) && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {translate('admin.tickets.keys.off')}
            </Alert>
          )}
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0 }}>
            {Object.entries(keys).map(([key, command]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <kbd>{key}</kbd>
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {translate(`admin.tickets.keys.${command}`)}
                </Box>
              </Box>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
