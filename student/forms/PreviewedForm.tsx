import { useState } from 'react';
import { PreviewFrame } from '../components/PreviewFrame.tsx';
import { useWords } from '../components/words.tsx';
import { type Answers, type CompiledForm, questionsOf } from './compiled.ts';
import type { Exercise } from './exercise.ts';
import { Facts } from './Intro.tsx';
import { SchemaForm } from './SchemaForm.tsx';

/** An exercise or an exam as a student would meet it: it can be answered to try it, and nothing is sent. */
export function PreviewedForm({ form, attempt }: { form: Exercise; attempt: CompiledForm }) {
  const { t, pick } = useWords();
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <PreviewFrame>
      <div className="page exercise">
        <h1>{pick(form, 'title')}</h1>
        <p className="lead">{pick(form, 'description')}</p>
        <Facts exercise={form} />
        {questionsOf(attempt).length > 0 ? (
          <SchemaForm
            form={attempt}
            answers={answers}
            onAnswers={(changed) => setAnswers((before) => ({ ...before, ...changed }))}
          >
            {null}
          </SchemaForm>
        ) : (
          <p className="empty">{t('preview.waiting')}</p>
        )}
      </div>
    </PreviewFrame>
  );
}
