import Form from '@rjsf/core/lib/components/Form.js';
import { deepEquals, type ErrorSchema } from '@rjsf/utils';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import { useWords } from '../components/words.tsx';
import { type Answers, groupsOf, questionsOf } from './compiled.ts';
import './controls.css';
import { markOf } from './controls.ts';
import { loaded } from './loaded.ts';
import './form.css';
import { readAnswers } from './taking/form_answers.ts';
import { templates } from './templates.tsx';
import { fields, widgets } from './usual_controls.ts';
import { makeValidator } from './validator.ts';

interface SchemaFormProps {
  form: CompiledForm;
  /** The attempt that it answers. */
  attempt?: number;
  /** The names of all questions, where the form is a part of what is asked. */
  all?: string[];
  /** Where its one question stands, where questions come one at a time. */
  counted?: string;
  answers: Answers;
  /** Takes the answers that changed; undefined clears. */
  onAnswers(changed: Answers): void;
  /** What the server says of answers, by question. */
  errors?: Record<string, string>;
  onSubmit?(submitter: HTMLElement | null): void;
  /** What stands below the questions, and what is sent with them. */
  children: ReactNode;
}

const defaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** A compiled form: one control for each question, rendered by the server and usable before any script has come. */
export function SchemaForm(props: SchemaFormProps) {
  const { form, all, attempt, counted, answers, onAnswers, errors, onSubmit, children } = props;
  const { t, locale } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the language
  const validator = useMemo(() => makeValidator(t), [locale]);
  const formContext = useMemo(
    () => ({ questions: all ?? questionsOf(form), groups: groupsOf(form.uiSchema), attempt, counted }),
    [form, all, attempt, counted],
  );
  const extraErrors = useMemo(() => asErrors(errors), [errors]);
  const controls = useMemo(
    () => ({ widgets: { ...widgets, ...loaded.widgets }, fields: { ...fields, ...loaded.fields }, mark: markOf(form) }),
    [form],
  );
  const holder = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was answered before the script came, once
  useEffect(() => {
    const element = holder.current?.querySelector('form');
    if (element) report(answers, readAnswers(new FormData(element)));
  }, []);

  const report = (before: Answers, after: Answers) => {
    const names = formContext.questions.filter(
      (name) => name in after && !deepEquals(before[name] ?? null, after[name] ?? null),
    );
    if (names.length > 0) onAnswers(Object.fromEntries(names.map((name) => [name, after[name]])));
  };

  return (
    <div ref={holder} className="questions" {...controls.mark}>
      <Form
        schema={form.schema}
        uiSchema={form.uiSchema}
        formData={answers}
        formContext={formContext}
        validator={validator}
        templates={templates}
        widgets={controls.widgets}
        fields={controls.fields}
        extraErrors={extraErrors}
        experimental_defaultFormStateBehavior={defaults}
        method="post"
        autoComplete="off"
        noHtml5Validate
        onChange={({ formData = {} }) => report(answers, { ...clearAnswers(answers), ...formData })}
        onSubmit={(_, event: FormEvent) => onSubmit?.((event.nativeEvent as SubmitEvent).submitter)}
      >
        {children}
      </Form>
    </div>
  );
}

const clearAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, undefined]));

const asErrors = (errors: Record<string, string> = {}): ErrorSchema =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, { __errors: [error] }])) as ErrorSchema;
