import { Alert } from '@mui/material';
import { type Dispatch, type SetStateAction, startTransition, useCallback, useEffect, useRef } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useBasis } from './basis.ts';
import { QuestionForm } from './QuestionForm.tsx';
import type { Draft, Question, QuestionType } from './types.ts';

interface OpenQuestionProps {
  name: string;
  question: Draft;
  /** What was written before and not saved; the form begins with it. */
  kept?: Draft;
  /** Somebody else has removed the question meanwhile. */
  lost: boolean;
  types: QuestionType[];
  groups: Question[];
  setDrafts: Dispatch<SetStateAction<Record<string, Draft>>>;
  /** Keeps what is written, once it differs from what the form began with. */
  onWrite: (draft: Draft) => void;
  onSaved: (saved: Question) => void;
  onCancel: () => void;
}

/** The form of a question, with what is typed kept among the drafts that the preview shows. */
export function OpenQuestion(props: OpenQuestionProps) {
  const { name, question, kept, lost, types, groups, setDrafts, onWrite, onSaved, onCancel } = props;
  const translate = useTranslate();
  const { begun: first, base, changed } = useBasis(question);
  const begun = useRef<string | null>(null);
  const writing = useRef(onWrite);
  writing.current = onWrite;
  const keep = useCallback(
    (draft: Draft) => {
      // The list and the preview follow when there is time: what is typed stands in its field at once.
      startTransition(() => setDrafts((now) => ({ ...now, [name]: draft })));
      const said = JSON.stringify(draft);
      begun.current ??= said;
      if (said !== begun.current) writing.current(draft);
    },
    [setDrafts, name],
  );
  // Whoever opens a question writes in it next. At once: later would take the focus from where the author went meanwhile.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')?.focus(), []);
  const type = types.find((one) => one.type === question.type);
  if (!type) return <Alert severity="error">{translate('admin.editor.unknown', { type: question.type })}</Alert>;
  return (
    <ResourceContextProvider value="questions">
      <div ref={place}>
        {(changed || lost) && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {translate(`admin.editor.others.${lost ? 'lost' : 'overtaken'}`)}
          </Alert>
        )}
        <QuestionForm
          type={type}
          question={kept ?? first}
          base={kept ? ({ ...base, version: kept.version } as Draft) : base}
          groups={groups}
          onChange={keep}
          onSaved={onSaved}
          onCancel={onCancel}
        />
      </div>
    </ResourceContextProvider>
  );
}
