import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DropZone } from './DropZone.tsx';
import { isBusy } from './queue.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';

/** Brings files into the library, one after the other. Each becomes a row, which gets its names on its own page. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { queue, add, cancel, retry } = useUploads();
  const busy = isBusy(queue);
  const doneCount = queue.filter(({ state }) => state === 'done').length;
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="upload-title">
      <DialogTitle id="upload-title">{translate('admin.upload.title')}</DialogTitle>
      <DialogContent>
        <DropZone take={add} />
        <List dense>
          {queue.map((upload) => (
            <UploadRow
              key={upload.key}
              sent={upload}
              onCancel={() => cancel(upload.key)}
              onRetry={() => retry(upload.key)}
            />
          ))}
        </List>
        <Typography role="status" variant="body2" color="text.secondary">
          {queue.length > 0 && translate('admin.upload.count', { done: doneCount, smart_count: queue.length })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(busy ? 'admin.upload.give_up' : 'ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
