import { Alert } from '@mui/material';
import { type Dispatch, type SetStateAction, startTransition, useCallback, useEffect, useRef } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { QuestionType } from '../../../providers/question_types.ts';
import type { SavedQuestion } from '../saving/save_question.ts';
import type { Draft, Question } from '../types.ts';
import { useBasis } from './basis.ts';
import { QuestionForm, type QuestionHandle } from './QuestionForm.tsx';

interface OpenQuestionProps {
  name: string;
  question: Draft;
  /** An unsaved draft, which the form begins with. */
  recovered?: Draft;
  /** What its author has saved of it while it stayed open. */
  saved?: Question;
  /** Somebody else has removed the question meanwhile. */
  lost: boolean;
  types: QuestionType[];
  groups: Question[];
  setDrafts: Dispatch<SetStateAction<Record<string, Draft>>>;
  /** Stores what is written, once it differs from the initial values. */
  onWrite: (name: string, draft: Draft) => void;
  onSaved: (name: string, saved: SavedQuestion) => Promise<unknown>;
  onCancel: () => void;
  /** Takes what saves it from outside; null once it is closed. */
  hold: (name: string, handle: QuestionHandle | null) => void;
}

/** The form of a question; what is typed goes into the drafts that the preview shows. */
export function OpenQuestion(props: OpenQuestionProps) {
  const { name, question, recovered, saved, lost, types, groups, setDrafts, onWrite, onSaved, onCancel, hold } = props;
  const translate = useTranslate();
  const { initial: first, base, changed } = useBasis(question, saved);
  const differs = useRef(false);
  const writing = useRef(onWrite);
  writing.current = onWrite;
  const known = useRef(saved);
  known.current = saved;
  const store = useCallback(
    (typed: Draft, isWritten: boolean) => {
      const draft = known.current ? { ...typed, id: known.current.id, version: known.current.version } : typed;
      // The list and the preview may lag: the field itself shows what is typed at once.
      startTransition(() => setDrafts((now) => ({ ...now, [name]: draft })));
      // After the first change, a return to the saved text is stored too: the stored draft says something else.
      differs.current ||= isWritten;
      if (differs.current) writing.current(name, draft);
    },
    [setDrafts, name],
  );
  const handle = useCallback((one: QuestionHandle | null) => hold(name, one), [hold, name]);
  // Focuses the first field at once: later could take the focus from where the author went meanwhile.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')?.focus(), []);
  const type = types.find((one) => one.type === question.type);
  if (!type) return <Alert severity="error">{translate('admin.editor.unknown', { type: question.type })}</Alert>;
  return (
    <ResourceContextProvider value="questions">
      <div ref={place}>
        {(changed || lost) && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {translate(`admin.editor.collaborators.${lost ? 'lost' : 'overtaken'}`)}
          </Alert>
        )}
        <QuestionForm
          type={type}
          question={recovered ?? first}
          base={recovered ? ({ ...base, version: recovered.version } as Draft) : base}
          groups={groups}
          onChange={store}
          onSaved={(done) => onSaved(name, done)}
          onCancel={onCancel}
          handle={handle}
        />
      </div>
    </ResourceContextProvider>
  );
}
