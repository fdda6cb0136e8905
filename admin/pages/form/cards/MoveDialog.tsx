import { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetResourceLabel, useTranslate } from 'react-admin';
import { useAnnounce } from '../../../announce.tsx';
import { call } from '../../../providers/http.ts';
import { useActionLabel } from '../../../schema/labels.ts';
import { useProjection } from '../../../school.ts';
import type { Question } from '../types.ts';

interface MoveDialogProps {
  question: Question;
  onMoved: (rows: Question[]) => void;
  onClose: () => void;
}

const page = { pagination: { page: 1, perPage: 20 }, sort: { field: 'title', order: 'ASC' as const } };

/** Asks for the form that a question moves to. */
export function MoveDialog({ question, onMoved, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const [q, setQ] = useState('');
  const [form, setForm] = useState<Choice | null>(null);
  const [busy, setBusy] = useState(false);
  const choices = useForms(q).filter(({ id }) => id !== question.form_id);
  const move = async () => {
    setBusy(true);
    try {
      const { moved: movedQuestions } = await call<{ moved: Question[] }>('POST', `questions/${question.id}/move`, {
        form_id: form?.id,
      });
      announce.done('move', 'questions');
      onMoved(movedQuestions);
    } catch (error) {
      announce.failed('move', 'questions', error);
      setBusy(false);
    }
  };
  const title = useActionLabel('questions')('move');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="move-title">
      <DialogTitle id="move-title">{title}</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={choices}
          value={form}
          filterOptions={(all) => all}
          groupBy={({ group }) => group}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_, chosen) => setForm(chosen)}
          onInputChange={(_, typed, reason) => reason === 'input' && setQ(typed)}
          renderInput={(params) => (
            <TextField {...params} autoFocus margin="dense" label={translate('resources.questions.fields.form_id')} />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!form || busy} onClick={move}>
          {title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Choice {
  id: number;
  title: string;
  group: string;
}

/** Forms of all kinds that hold questions, whose titles hold what was typed. */
function useForms(q: string): Choice[] {
  const labelOf = useGetResourceLabel();
  const { getList } = useDataProvider();
  const { parent, read } = useProjection('questions');
  const entities = [read.properties?.[parent as string]?.['x-reference'] ?? []].flat();
  const filter = q ? { q } : {};
  const lists = useQueries({
    queries: entities.map((entity) => ({
      queryKey: [entity, 'getList', { ...page, filter }],
      queryFn: () => getList<RaRecord<number> & { title: string }>(entity, { ...page, filter }),
    })),
  });
  return lists.flatMap(({ data }, at) =>
    (data?.data ?? []).map(({ id, title }) => ({ id, title, group: labelOf(entities[at] as string, 2) })),
  );
}
