import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { longDateTime } from '#schemas/dates.ts';
import { type Text, text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useZones } from '../../../school.ts';
import type { StoredDraft } from './stored_drafts.ts';

interface DraftRecoveryProps {
  drafts: StoredDraft[];
  onResume: (stored: StoredDraft) => void;
  onForget: (card: string) => void;
}

/** What was being written here the last time, and was not saved. */
export function DraftRecovery({ drafts, onResume, onForget }: DraftRecoveryProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const zones = useZones();
  if (drafts.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('admin.editor.recovery.title')}
      sx={{ display: 'grid', gap: 1, mb: 1.5 }}
    >
      {drafts.map((stored) => (
        <Alert
          key={stored.card}
          severity="info"
          action={
            <>
              <Button color="inherit" size="small" onClick={() => onResume(stored)}>
                {translate('admin.editor.recovery.resume')}
              </Button>
              <Button color="inherit" size="small" onClick={() => onForget(stored.card)}>
                {translate('admin.editor.recovery.forget')}
              </Button>
            </>
          }
        >
          {translate('admin.editor.recovery.offer', {
            prompt:
              wordsOf(text(stored.draft.body?.prompt as Text | undefined, locale)) ||
              translate(`questions.types.${stored.draft.type}`),
            at: longDateTime(stored.updated_at, locale, zones),
          })}
        </Alert>
      ))}
    </Box>
  );
}
