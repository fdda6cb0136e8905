import type { ErrorListProps, FieldErrorProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import type { CompiledGroup, ControlOptions } from '#schemas/questions/controls.ts';
import { useWords } from '../components/words.tsx';
import { FeedbackBlock, FeedbackText } from './FeedbackText.tsx';
import { errorId, promptId, questionId } from './ids.ts';
import { loaded } from './loaded.ts';

/** What the templates know of the form beside their own field. */
export interface FormContext {
  questions: string[];
  groups: CompiledGroup[];
  /** What is being answered; a form that is shown for itself is of none. */
  attempt?: number;
  /** The element that says which question this is, where questions come one at a time. */
  counted?: string;
}

/** A question: what to do, then its control. The form itself is rendered bare. */
function Question({ fieldPathId, label, children, errors, registry, uiSchema }: FieldTemplateProps) {
  const { t } = useWords();
  const name = fieldPathId.path.at(-1);
  if (typeof name !== 'string') return children;
  const { questions, counted = '' } = registry.formContext as FormContext;
  const place = { number: questions.indexOf(name) + 1, of: questions.length };
  const shown = uiSchema?.['ui:options'] as ControlOptions | undefined;
  const rich = shown?.rich;
  const isUnnamed = rich?.more !== undefined && !rich.prompt;
  return (
    <section
      className="question"
      id={questionId(name)}
      aria-labelledby={`${counted} ${promptId(name)}`.trim()}
      tabIndex={-1}
    >
      {counted && isUnnamed ? null : (
        <h2 id={promptId(name)}>
          {counted ? null : <span className="question-number">{t('forms.question', place)}</span>}{' '}
          {isUnnamed ? null : <FeedbackText html={rich?.prompt} text={label} />}
        </h2>
      )}
      <FeedbackBlock html={rich?.more} />
      {children}
      <Hints {...shown} />
      {errors}
    </section>
  );
}

/** What helps, folded away, each one to be asked for. */
function Hints({ hints = [], rich }: ControlOptions) {
  const { t } = useWords();
  if (hints.length === 0) return null;
  return (
    <div className="hints">
      {hints.map((hint, at) => (
        <details key={hint}>
          <summary>{t('forms.hints', { number: at + 1, of: hints.length })}</summary>
          {rich?.hints ? <FeedbackBlock html={rich.hints[at]} /> : <p>{hint}</p>}
        </details>
      ))}
    </div>
  );
}

/** One after the other; those of a group stand with what they are about. */
function Questions({ properties, registry }: ObjectFieldTemplateProps) {
  const { groups, questions } = registry.formContext as FormContext;
  const { group: Grouped } = loaded.parts;
  return (
    <>
      {properties.map(({ content, name }) => {
        const group = groups.find((one) => one.questions.includes(name));
        if (!group || !Grouped) return content;
        if (group.questions[0] !== name) return null;
        const children = properties.filter((one) => group.questions.includes(one.name));
        return (
          <Grouped key={group.name} group={group} first={questions.indexOf(name) + 1}>
            {children.map((one) => one.content)}
          </Grouped>
        );
      })}
    </>
  );
}

function FieldErrors({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <p className="field-error" id={errorId(String(fieldPathId.path.at(-1)))}>
      {errors.join(' ')}
    </p>
  );
}

/** What hinders the form from being submitted, with links to the questions. */
function Errors({ errors, registry }: ErrorListProps) {
  const { t } = useWords();
  const { questions } = registry.formContext as FormContext;
  const faults = errors.map(({ property = '', message }) => ({ name: property.split('.')[1] ?? '', message }));
  return (
    <div className="notice wrong" role="alert">
      <p>{t('forms.errors', { smart_count: faults.length })}</p>
      <ul>
        {faults.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            <a href={`#${questionId(name)}`}>{t('forms.at', { number: questions.indexOf(name) + 1 })}</a> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Nothing = () => null;

export const templates = {
  FieldTemplate: Question,
  ObjectFieldTemplate: Questions,
  FieldErrorTemplate: FieldErrors,
  ErrorListTemplate: Errors,
  FieldHelpTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  UnsupportedFieldTemplate: Nothing,
  ButtonTemplates: { SubmitButton: Nothing },
};
