import { Box, Chip, Typography } from '@mui/material';
import { type Dispatch, type Ref, type SetStateAction, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { FailureAlert } from '../../layout/FailureAlert.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useQuestionTypes } from '../../providers/question_types.ts';
import { useFieldLabel } from '../../schema/labels.ts';
import { useSaveKey } from '../../schema/record/save_key.ts';
import { useProjection } from '../../school.ts';
import { AddQuestion, addAtEnd } from './cards/AddQuestion.tsx';
import { Cards } from './cards/Cards.tsx';
import { useCardActions } from './cards/card_actions.ts';
import { cardIn } from './cards/card_id.ts';
import { MoveDialog } from './cards/MoveDialog.tsx';
import { inGroups, isGroup } from './cards/question_order.ts';
import { useTargeted } from './cards/targeted.ts';
import { useCompiled } from './preview/compiled.ts';
import { Preview } from './preview/Preview.tsx';
import { OpenQuestion } from './question/OpenQuestion.tsx';
import { ImportExport } from './question_bank/ImportExport.tsx';
import { useQuestionActions, useQuestions } from './questions.ts';
import { DraftRecovery } from './saving/DraftRecovery.tsx';
import { HistoryButtons } from './saving/HistoryButtons.tsx';
import { useHistory } from './saving/history.ts';
import { LeaveOut, useLeaveOut } from './saving/LeaveOut.tsx';
import { RemovedQuestions } from './saving/RemovedQuestions.tsx';
import { useSaving } from './saving/saving.ts';
import { type CardRow, useWriting } from './saving/writing.ts';
import { Collaborators } from './together/Collaborators.tsx';

export interface EditorHandle {
  /** Saves what is open before the form is published. @returns whether it may be */
  prepare: () => Promise<boolean>;
}

interface EditorProps {
  open: string[];
  setOpen: Dispatch<SetStateAction<string[]>>;
  handle: Ref<EditorHandle>;
  /** Told whether something is unsaved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The questions of the form in context, beside what the student will see of them. */
export function Editor({ open, setOpen, handle, onUnsaved }: EditorProps) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const labelOf = useFieldLabel(entity);
  const record = useRecordContext();
  const form = Number(record?.id);
  const types = useQuestionTypes();
  const { questions: rowsOfForm, loading, isWhole, error, isFetching, refetch } = useQuestions(form);
  const questions = useMemo(() => inGroups(rowsOfForm), [rowsOfForm]);
  const history = useHistory(form);
  const actions = useQuestionActions(entity, history);
  const { reread } = actions;
  const written = useWriting(form, questions, open, setOpen);
  const { rows, drafts, unsaved, offered } = written;
  const shown = useMemo(() => rows.map(({ key, draft }) => drafts[key] ?? draft), [rows, drafts]);
  const { compiled, request } = useCompiled(shown, types);
  const { act, drop, recordMoved, moving, close } = useCardActions({ questions, written, history, actions, setOpen });
  useTargeted(!loading && types.length > 0, setOpen);

  const [focused, setFocused] = useState<string | null>(null);
  const { hold, handleSaved, saveAll } = useSaving(written, history, reread, focused);
  const isUnsaved = unsaved.length > 0;
  useSaveKey({
    covers: (element) => cardIn(element) !== null,
    isUnsaved: () => isUnsaved,
    save: (element) => saveAll('save', element && cardIn(element)),
  });
  const { question: leaving, ask } = useLeaveOut();
  useImperativeHandle(handle, () => ({
    prepare: async () => (await saveAll('publish')) && (offered.length === 0 || ask(offered.length)),
  }));
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const renderCard = ({ key, draft }: CardRow) => (
    <OpenQuestion
      key={written.lost.includes(key) ? 'lost' : 'open'}
      name={key}
      question={draft}
      lost={written.lost.includes(key)}
      types={types}
      groups={questions.filter(isGroup)}
      setDrafts={written.setDrafts}
      recovered={written.resumed[key]}
      saved={written.saved[key]}
      onWrite={written.store}
      onSaved={handleSaved}
      onCancel={() => written.leave(key, true)}
      hold={hold}
    />
  );

  // The question that is being written: of several that are open, the one that had the focus last.
  const writing = focused !== null && open.includes(focused) ? focused : open.at(-1);
  const at = rows.findIndex(({ key }) => key === writing);

  const failure = <FailureAlert error={error} onAgain={refetch} isBusy={isFetching} sx={{ my: 1.5 }} />;
  // What is added to a part of the questions would stand among those that are missing.
  if (error && !isWhole) return failure;
  if (loading || types.length === 0) return <PageSkeleton rows={4} />;
  return (
    <Box component="section" aria-labelledby="questions" sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Typography id="questions" variant="h2" sx={{ flex: '1 0 auto' }}>
            {translate('admin.editor.questions', { smart_count: questions.length })}
          </Typography>
          {record?.has_changes && record.status === 'active' && (
            <Chip size="small" color="warning" label={labelOf('has_changes')} />
          )}
          <HistoryButtons form={form} onChange={reread} />
          <RemovedQuestions form={form} history={history} onChange={reread} />
          <ImportExport form={form} onChange={reread} />
          <AddQuestion types={types} onPick={written.add} />
        </Box>
        <Collaborators form={form} questions={questions} at={rows[at]?.draft.id ?? null} onChange={reread} />
        <DraftRecovery drafts={offered} onResume={written.resume} onForget={written.forget} />
        {failure}
        {rows.length === 0 && <Typography color="text.secondary">{translate('admin.editor.empty')}</Typography>}
        <Cards
          rows={rows}
          drafts={drafts}
          total={questions.length}
          types={types}
          problems={compiled.problems}
          onAction={act}
          onDrop={drop}
          onAdd={written.add}
          onFocus={setFocused}
          render={(row) => open.includes(row.key) && renderCard(row)}
        />
        {rows.length > 0 && (
          <Box sx={{ mt: 1.5 }}>
            <AddQuestion
              types={types}
              label={translate('admin.editor.add_more')}
              id={addAtEnd}
              onPick={(type) => written.add(type)}
            />
          </Box>
        )}
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 64, height: { lg: 'calc(100vh - 80px)' }, minWidth: 0 }}>
        <Preview form={form} compiled={compiled} request={request} at={at} />
      </Box>
      {moving && <MoveDialog question={moving} onMoved={recordMoved} onClose={close} />}
      {leaving && <LeaveOut {...leaving} />}
    </Box>
  );
}

const columns = {
  mt: 3,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
};
