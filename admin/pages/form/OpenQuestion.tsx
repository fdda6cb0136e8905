import { Alert } from '@mui/material';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { QuestionForm } from './QuestionForm.tsx';
import type { Draft, Question, QuestionType } from './types.ts';

interface OpenQuestionProps {
  name: string;
  question: Draft;
  types: QuestionType[];
  groups: Question[];
  setDrafts: Dispatch<SetStateAction<Record<string, Draft>>>;
  onSaved: () => void;
  onCancel: () => void;
}

const afterMenu = 250;

/** The form of a question, with what is typed kept among the drafts that the preview shows. */
export function OpenQuestion({ name, question, types, groups, setDrafts, onSaved, onCancel }: OpenQuestionProps) {
  const translate = useTranslate();
  const keep = useCallback((draft: Draft) => setDrafts((now) => ({ ...now, [name]: draft })), [setDrafts, name]);
  // Whoever opens a question writes in it next; the menu that it was picked from gives the focus back first.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => place.current?.querySelector<HTMLElement>('input, textarea')?.focus(), afterMenu);
    return () => clearTimeout(timer);
  }, []);
  const type = types.find((one) => one.type === question.type);
  if (!type) return <Alert severity="error">{translate('admin.editor.unknown', { type: question.type })}</Alert>;
  return (
    <ResourceContextProvider value="questions">
      <div ref={place}>
        <QuestionForm
          type={type}
          question={question}
          groups={groups}
          onChange={keep}
          onSaved={onSaved}
          onCancel={onCancel}
        />
      </div>
    </ResourceContextProvider>
  );
}
