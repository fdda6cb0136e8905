import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { longDateTime } from '#schemas/dates.ts';
import { type Text, text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useZones } from '../../../school.ts';
import type { StoredDraft } from './stored_drafts.ts';

interface OfferedProps {
  offered: StoredDraft[];
  onResume: (kept: StoredDraft) => void;
  onForget: (card: string) => void;
}

/** What was being written here the last time, and was not saved. */
export function DraftRecovery({ offered, onResume, onForget }: OfferedProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const zones = useZones();
  if (offered.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('admin.editor.kept.title')}
      sx={{ display: 'grid', gap: 1, mb: 1.5 }}
    >
      {offered.map((kept) => (
        <Alert
          key={kept.card}
          severity="info"
          action={
            <>
              <Button color="inherit" size="small" onClick={() => onResume(kept)}>
                {translate('admin.editor.kept.resume')}
              </Button>
              <Button color="inherit" size="small" onClick={() => onForget(kept.card)}>
                {translate('admin.editor.kept.forget')}
              </Button>
            </>
          }
        >
          {translate('admin.editor.kept.offer', {
            prompt:
              wordsOf(text(kept.draft.body?.prompt as Text | undefined, locale)) ||
              translate(`questions.types.${kept.draft.type}`),
            at: longDateTime(kept.updated_at, locale, zones),
          })}
        </Alert>
      ))}
    </Box>
  );
}
