import { Box, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { useFieldLabel } from '../../schema/labels.ts';
import { slug } from '../../schema/slug.ts';
import { useProjection } from '../../school.ts';
import { AddQuestion, addButton } from './AddQuestion.tsx';
import { grouped, isGroup, moved } from './arrangement.ts';
import { Exchange } from './Exchange.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { useHistory } from './history.ts';
import { type Kept, useKeptDrafts } from './kept.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { Offered } from './Offered.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';
import { Preview } from './Preview.tsx';
import { useCompiled } from './preview.ts';
import { type Deed, QuestionCard } from './QuestionCard.tsx';
import { useQuestionDeeds, useQuestions } from './questions.ts';
import { starterOf } from './starter.ts';
import { type Draft, type Question, type QuestionType, useQuestionTypes } from './types.ts';

/** What stands open and is being written, by the key of its card. */
type Drafts = Record<string, Draft>;

export const cardOf = (question: number | string) => `question-${question}`;

/** The questions of the form in context, beside what the student will see of them. */
export function Editor({ open, setOpen }: { open: string[]; setOpen: (change: (now: string[]) => string[]) => void }) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const labelOf = useFieldLabel(entity);
  const form = useRecordContext();
  const types = useQuestionTypes();
  const { questions: rowsOfForm, loading } = useQuestions(Number(form?.id));
  const questions = grouped(rowsOfForm);
  const groups = questions.filter(isGroup);
  const history = useHistory(Number(form?.id));
  const { arrange, duplicate, remove, reread } = useQuestionDeeds(entity, history);
  const { offered, keep, forget, settle } = useKeptDrafts(Number(form?.id));
  const [resumed, setResumed] = useState<Drafts>({});
  const [moving, setMoving] = useState<Question | null>(null);
  const [added, setAdded] = useState<{ key: string; draft: Draft }[]>([]);
  const [drafts, setDrafts] = useState<Drafts>({});

  const lastInside = (group: number) => questions.findLastIndex(({ id, parent_id }) => (parent_id ?? id) === group);
  const rows: { key: string; draft: Draft }[] = questions.flatMap((question, at) => [
    { key: cardOf(question.id), draft: question },
    ...added.filter(({ draft }) => draft.parent_id && lastInside(draft.parent_id) === at),
  ]);
  rows.push(...added.filter(({ draft }) => !draft.parent_id));
  const shown = rows.map(({ key, draft }) => drafts[key] ?? draft);
  const compiled = useCompiled(shown, types);

  const add = (type: QuestionType, group?: number) => {
    const key = cardOf(slug(8));
    const last = Math.max(0, ...questions.map(({ order }) => order));
    const place = { form_id: Number(form?.id), order: last + 1, ...(group ? { parent_id: group } : {}) };
    setAdded((now) => [...now, { key, draft: { ...starterOf(type), ...place } }]);
    setOpen((now) => [...now, key]);
  };
  const close = (key: string) => {
    setOpen((now) => now.filter((one) => one !== key));
    setAdded((now) => now.filter((one) => one.key !== key));
    setDrafts(({ [key]: _, ...rest }) => rest);
    setResumed(({ [key]: _, ...rest }) => rest);
    forget(key);
  };
  const leave = (key: string) => {
    close(key);
    document.getElementById(addButton)?.focus();
  };
  const resume = ({ card, draft }: Kept) => {
    const isThere = questions.some(({ id }) => id === draft.id);
    const { id: _, version: __, ...begun } = draft;
    if (isThere) setResumed((now) => ({ ...now, [card]: draft }));
    else setAdded((now) => [...now, { key: card, draft: begun }]);
    setOpen((now) => [...now, card]);
    settle(card);
  };
  const saved = (key: string, before: Draft, after: Question) => {
    history.record([{ before: before.id ? (before as Question) : null, after }]);
    return reread().then(() => leave(key));
  };
  const left = async (rows: Question[]) => {
    const was = (row: Question) => questions.find(({ id }) => id === row.id) ?? null;
    history.record(rows.map((row) => ({ before: was(row), after: row })));
    setMoving(null);
    await reread();
  };
  const move = (from: number, to: number) => {
    const wanted = moved(questions, from, to);
    if (wanted !== questions) arrange(wanted);
  };
  /** The end of what a question is moved with. */
  const lastOf = (question: Question, at: number) => (isGroup(question) ? lastInside(question.id) : at);
  const deed = (question: Question, at: number) => {
    const key = cardOf(question.id);
    const deeds: Record<Deed, () => void> = {
      edit: () => setOpen((now) => (now.includes(key) ? now : [...now, key])),
      up: () => move(at, at - 1),
      down: () => move(at, lastOf(question, at) + 1),
      duplicate: () => duplicate(question, questions),
      move: () => setMoving(question),
      remove: () => remove(question, questions),
    };
    return (what: Deed) => deeds[what]();
  };

  if (loading || types.length === 0) return <PageSkeleton rows={4} />;
  return (
    <Box component="section" aria-labelledby="questions" sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          <Typography id="questions" variant="h2" sx={{ flex: 1 }}>
            {translate('admin.editor.questions', { smart_count: questions.length })}
          </Typography>
          {form?.has_changes && form.status === 'active' && (
            <Chip size="small" color="warning" label={labelOf('has_changes')} />
          )}
          <HistoryButtons form={Number(form?.id)} onChange={reread} />
          <Exchange form={Number(form?.id)} onChange={reread} />
          <AddQuestion types={types} onPick={(type) => add(type)} />
        </Box>
        <Offered offered={offered} onResume={resume} onForget={forget} />
        {rows.length === 0 && <Typography color="text.secondary">{translate('admin.editor.empty')}</Typography>}
        <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
          {rows.map(({ key, draft }, at) => (
            <QuestionCard
              key={key}
              id={key}
              question={drafts[key] ?? draft}
              number={at + 1}
              total={questions.length}
              // What was just begun is not wrong yet.
              problems={draft.id ? compiled.problems.filter(({ question }) => question === at) : []}
              onDeed={draft.id ? deed(draft as Question, at) : undefined}
              onDrop={(from) => move(from, at)}
              inside={Boolean(draft.parent_id)}
              add={
                draft.id && isGroup(draft) ? (
                  <AddQuestion
                    types={types.filter((type) => !isGroup(type))}
                    label={translate('admin.editor.inside')}
                    id={`${addButton}-${draft.id}`}
                    onPick={(type) => add(type, draft.id as number)}
                  />
                ) : null
              }
            >
              {open.includes(key) && (
                <OpenQuestion
                  name={key}
                  question={draft}
                  types={types}
                  groups={groups}
                  setDrafts={setDrafts}
                  kept={resumed[key]}
                  onWrite={(written) => keep(key, written)}
                  onSaved={(after) => saved(key, draft, after)}
                  onCancel={() => leave(key)}
                />
              )}
            </QuestionCard>
          ))}
        </Box>
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 64, height: { lg: 'calc(100vh - 80px)' }, minWidth: 0 }}>
        <Preview compiled={compiled} />
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
