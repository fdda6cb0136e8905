import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledForm, CompiledGroup, ControlOptions } from '#schemas/questions/controls.ts';

/** Of a form these questions alone, with what they are about. */
export function partOf({ schema, uiSchema }: CompiledForm, names: string[]): CompiledForm {
  const groups = groupsOf(uiSchema).flatMap((group) => {
    const questions = group.questions.filter((name) => names.includes(name));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
  const properties = Object.fromEntries(names.map((name) => [name, schema.properties?.[name] ?? {}]));
  const controls = Object.fromEntries(names.map((name) => [name, uiSchema[name]]));
  return { schema: { ...schema, properties }, uiSchema: { ...controls, 'ui:order': names, 'ui:groups': groups } };
}

/** What was answered, by question: an id, some ids in their order, words, or words by gap. */
export type Answers = Record<string, unknown>;

/** The answers to the questions of a form, which may be a part of what an attempt asks. */
export const answersTo = (form: CompiledForm, answers: Answers): Answers =>
  Object.fromEntries(questionsOf(form).flatMap((name) => (name in answers ? [[name, answers[name]]] : [])));

/** The names of the questions, in their order. */
export const questionsOf = ({ schema, uiSchema }: CompiledForm): string[] =>
  uiSchema['ui:order'] ?? Object.keys(schema.properties ?? {});

const questionOf = ({ schema }: CompiledForm, name: string): RJSFSchema =>
  (schema.properties?.[name] ?? {}) as RJSFSchema;

export const gapsOf = (question: RJSFSchema): string[] => Object.keys(question.properties ?? {});

/** Whether nothing, or not all, of a question has been answered. */
function isOpen(question: RJSFSchema, answer: unknown, some = false): boolean {
  if (question.type === 'array') return !Array.isArray(answer) || answer.length === 0;
  if (question.type !== 'object') return isBlank(answer);
  const isLeft = (gap: string) => isBlank((answer as Answers | undefined)?.[gap]);
  return some ? gapsOf(question).every(isLeft) : gapsOf(question).some(isLeft);
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** The questions that are still open, in their order. */
export const openQuestions = (form: CompiledForm, answers: Answers): string[] =>
  questionsOf(form).filter((name) =>
    isOpen(questionOf(form, name), answers[name], form.uiSchema[name]?.['ui:options']?.some as boolean | undefined),
  );

/** Whether something in a form may be listened to only so often. */
export const limitedIn = (uiSchema: CompiledForm['uiSchema']): boolean =>
  [
    ...Object.values(uiSchema).map((control) => control?.['ui:options'] as ControlOptions | undefined),
    ...groupsOf(uiSchema),
  ].some((shown) => shown?.media?.some(({ plays }) => plays));

export const groupsOf = ({ 'ui:groups': groups = [] }: CompiledForm['uiSchema']): CompiledGroup[] => groups;
