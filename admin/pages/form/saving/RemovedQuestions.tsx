import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { longDateTime } from '#schemas/dates.ts';
import { text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import type { FormQueries } from '#schemas/types/fragments/form.ts';
import { useAnnounce } from '../../../announce.tsx';
import { useLanguage } from '../../../schema/labels.ts';
import { useZones } from '../../../school.ts';
import { twoLines } from '../cards/QuestionCard.tsx';
import { summaryOf } from '../cards/summary.ts';
import { usePublished } from '../improve/published.ts';
import type { Question } from '../types.ts';
import type { History } from './history.ts';

type RemovedQuestion = FormQueries['removed']['result'][number];

interface RemovedQuestionsProps {
  form: number;
  history: History;
  onChange: () => Promise<unknown>;
}

/** The questions that were removed from the form, by whom and when; each can be put back in its place. */
export function RemovedQuestions(props: RemovedQuestionsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('admin.editor.removed.open')}
      </Button>
      {open && <RemovedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemovedDialog({ form, history, onChange, onClose }: RemovedQuestionsProps & { onClose: () => void }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const provider = useDataProvider();
  const { data } = usePublished(form, 'removed');
  const [busy, setBusy] = useState<number | null>(null);
  const restore = async ({ id }: RemovedQuestion) => {
    setBusy(id);
    try {
      const { data: after }: { data: Question } = await provider.restore('questions', { id });
      history.record([{ before: null, after }]);
      announce.done('restore', 'questions');
    } catch (error) {
      announce.failed('restore', 'questions', error);
    }
    await onChange();
    setBusy(null);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="removed-title">
      <DialogTitle id="removed-title">{translate('admin.editor.removed.title')}</DialogTitle>
      <DialogContent dividers>
        {data?.length === 0 && <Typography>{translate('admin.editor.removed.none')}</Typography>}
        <List disablePadding>
          {data?.map((question) => (
            <Row key={question.id} question={question} busy={busy !== null} onRestore={() => void restore(question)} />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Row({ question, busy, onRestore }: { question: RemovedQuestion; busy: boolean; onRestore: () => void }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const zones = useZones();
  const type = translate(`questions.types.${question.type}`);
  const prompt = wordsOf(text(question.body.prompt as never, locale)) || type;
  const at = longDateTime(question.at, locale, zones);
  return (
    <ListItem disableGutters divider sx={{ gap: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {prompt}
        </Typography>
        <Typography variant="body2" sx={twoLines}>
          {summaryOf(question, locale)}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {type} · {translate('admin.editor.removed.by', { name: question.by, at })}
        </Typography>
      </div>
      <Button
        variant="outlined"
        disabled={busy}
        aria-label={translate('admin.editor.removed.named', { prompt })}
        onClick={onRestore}
      >
        {translate('admin.editor.removed.restore')}
      </Button>
    </ListItem>
  );
}
