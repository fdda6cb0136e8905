import { Box, Chip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useFieldLabel } from '../../schema/labels.ts';
import { useProjection } from '../../school.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { grouped, isGroup, moved } from './arrangement.ts';
import { Cards } from './Cards.tsx';
import { cardOf, questionIn } from './cards.ts';
import { Exchange } from './Exchange.tsx';
import { focusCard, focusDeed } from './focus.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { useHistory } from './history.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { Offered } from './Offered.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';
import { Others } from './Others.tsx';
import { Preview } from './Preview.tsx';
import { useCompiled } from './preview.ts';
import type { Deed } from './QuestionCard.tsx';
import { useQuestionDeeds, useQuestions } from './questions.ts';
import { useTargeted } from './targeted.ts';
import { type Draft, type Question, useQuestionTypes } from './types.ts';
import { type CardRow, useWriting } from './writing.ts';

interface EditorProps {
  open: string[];
  setOpen: (change: (now: string[]) => string[]) => void;
}

/** The questions of the form in context, beside what the student will see of them. */
export function Editor({ open, setOpen }: EditorProps) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const labelOf = useFieldLabel(entity);
  const record = useRecordContext();
  const form = Number(record?.id);
  const types = useQuestionTypes();
  const { questions: rowsOfForm, loading } = useQuestions(form);
  const questions = useMemo(() => grouped(rowsOfForm), [rowsOfForm]);
  const history = useHistory(form);
  const { arrange, duplicate, remove, reread } = useQuestionDeeds(entity, history);
  const [moving, setMoving] = useState<Question | null>(null);
  const written = useWriting(form, questions, open, setOpen);
  const { rows, drafts } = written;
  const shown = useMemo(() => rows.map(({ key, draft }) => drafts[key] ?? draft), [rows, drafts]);
  const { compiled, asked } = useCompiled(shown, types);
  useTargeted(!loading && types.length > 0, setOpen);

  const saved = (key: string, before: Draft, after: Question) => {
    history.record([{ before: before.id ? (before as Question) : null, after }]);
    return reread().then(() => written.leave(key));
  };
  const left = async (those: Question[]) => {
    const was = (row: Question) => questions.find(({ id }) => id === row.id) ?? null;
    history.record(those.map((row) => ({ before: was(row), after: row })));
    setMoving(null);
    for (const { id } of those) written.close(cardOf(id));
    await reread();
  };
  const move = async (from: number, to: number) => {
    const wanted = moved(questions, from, to);
    if (wanted !== questions) await arrange(wanted);
  };
  /** The end of what a question is moved with. */
  const lastOf = (question: Question, at: number) =>
    isGroup(question) ? questions.findLastIndex(({ id, parent_id }) => (parent_id ?? id) === question.id) : at;
  const act = (key: string, deed: Deed) => {
    const at = questions.findIndex(({ id }) => cardOf(id) === key);
    const question = questions[at];
    if (!question) return;
    const deeds: Record<Deed, () => unknown> = {
      edit: () => setOpen((now) => (now.includes(key) ? now : [...now, key])),
      up: () => move(at, at - 1).then(() => focusDeed(key, deed)),
      down: () => move(at, lastOf(question, at) + 1).then(() => focusDeed(key, deed)),
      duplicate: () => duplicate(question, questions),
      move: () => setMoving(question),
      remove: () => {
        // Nothing is left to be saved of what goes by the own hand.
        written.close(key);
        const next = questions[at + 1] ?? questions[at - 1];
        void remove(question, questions).then(() => focusCard(next && cardOf(next.id)));
      },
    };
    deeds[deed]();
  };
  const drop = (key: string, from: number) =>
    void move(
      from,
      questions.findIndex(({ id }) => cardOf(id) === key),
    );
  const draw = ({ key, draft }: CardRow) => (
    <OpenQuestion
      key={draft.id ?? 'new'}
      name={key}
      question={draft}
      lost={written.lost.includes(key)}
      types={types}
      groups={questions.filter(isGroup)}
      setDrafts={written.setDrafts}
      kept={written.resumed[key]}
      onWrite={(now) => written.keep(key, now)}
      onSaved={(after) => saved(key, draft, after)}
      onCancel={() => written.leave(key)}
    />
  );

  // Passages are shown with their questions, and are none themselves.
  const asking = rows.filter(({ draft }) => !isGroup(draft));
  const at = asking.findIndex(({ key }) => key === open.at(-1));

  if (loading || types.length === 0) return <PageSkeleton rows={4} />;
  return (
    <Box component="section" aria-labelledby="questions" sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Typography id="questions" variant="h2" sx={{ flex: 1 }}>
            {translate('admin.editor.questions', { smart_count: questions.length })}
          </Typography>
          {record?.has_changes && record.status === 'active' && (
            <Chip size="small" color="warning" label={labelOf('has_changes')} />
          )}
          <HistoryButtons form={form} onChange={reread} />
          <Exchange form={form} onChange={reread} />
          <AddQuestion types={types} onPick={written.add} />
        </Box>
        <Others
          form={form}
          questions={questions}
          at={questionIn(open.findLast((key) => questionIn(key)) ?? '')}
          onChange={reread}
        />
        <Offered offered={written.offered} onResume={written.resume} onForget={written.forget} />
        {rows.length === 0 && <Typography color="text.secondary">{translate('admin.editor.empty')}</Typography>}
        <Cards
          rows={rows}
          drafts={drafts}
          total={questions.length}
          types={types}
          problems={compiled.problems}
          onDeed={act}
          onDrop={drop}
          onAdd={written.add}
          draw={(row) => open.includes(row.key) && draw(row)}
        />
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 64, height: { lg: 'calc(100vh - 80px)' }, minWidth: 0 }}>
        <Preview form={form} compiled={compiled} asked={asked} at={at} />
      </Box>
      {moving && <MoveDialog question={moving} onMoved={left} onClose={() => setMoving(null)} />}
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
