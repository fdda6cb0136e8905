import CloseIcon from '@mui/icons-material/Close';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box, IconButton, LinearProgress, ListItem, Link as MuiLink } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { percent } from '#schemas/numbers.ts';
import { useLanguage } from '../../../schema/labels.ts';
import type { Sent } from './queue.ts';

interface UploadRowProps {
  sent: Sent;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file of the queue: how far it is, and what can be done with it. */
export function UploadRow({ sent: { file, state, share, id, message }, onCancel, onRetry }: UploadRowProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const locale = useLanguage();
  const percentage = Math.floor(share * 100);
  const open = state === 'waiting' || state === 'sending';
  const status = state === 'sending' ? percent(percentage / 100, locale) : translate(`admin.upload.states.${state}`);
  return (
    <ListItem disableGutters divider sx={{ display: 'block' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {id ? (
            <MuiLink component={Link} to={createPath({ resource: 'resources', id, type: 'edit' })}>
              {file.name}
            </MuiLink>
          ) : (
            file.name
          )}
        </Box>
        <Box sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary', fontSize: 13, whiteSpace: 'nowrap' }}>
          {status}
        </Box>
        {open && (
          <IconButton
            size="small"
            aria-label={translate('admin.upload.cancel', { file: file.name })}
            onClick={onCancel}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
        {(state === 'failed' || state === 'cancelled') && (
          <IconButton size="small" aria-label={translate('admin.upload.again', { file: file.name })} onClick={onRetry}>
            <ReplayIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {state === 'sending' && (
        <LinearProgress
          variant="determinate"
          value={percentage}
          aria-label={translate('admin.upload.progress', { file: file.name })}
          sx={{ mt: 0.5 }}
        />
      )}
      {message && <Box sx={{ color: 'error.main', fontSize: 13 }}>{message}</Box>}
    </ListItem>
  );
}
