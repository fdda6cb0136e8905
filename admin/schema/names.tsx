import { AutocompleteInput, useRecordContext, useTranslate } from 'react-admin';
import { audited } from '#schemas/desk/audited.ts';
import { pages } from '#schemas/pages.ts';
import { useQuestionTypes } from '../providers/question_types.ts';
import { useSchool } from '../school.ts';
import type { ColumnProps } from './fields/columns.tsx';
import type { InputProps } from './inputs/input_props.ts';
import { entityWord, titleOfReport, useActionLabel } from './labels.ts';
import type { Filter } from './list/filters.tsx';

export function EntityName({ value }: ColumnProps) {
  return <>{entityWord(useTranslate(), String(value ?? ''))}</>;
}

/** What a question of a type asks its reader to do. */
export function TypeName({ value }: ColumnProps) {
  const translate = useTranslate();
  return <>{translate(`questions.types.${value}`, { _: String(value ?? '') })}</>;
}

/** What was done to a record of the row's entity. */
export function ActionName({ value }: ColumnProps) {
  const record = useRecordContext<{ entity?: string }>();
  return <>{useActionLabel(record?.entity ?? '')(String(value ?? ''))}</>;
}

/** A report by the title of its page. */
export function ReportName({ value }: ColumnProps) {
  const translate = useTranslate();
  return <>{translate(titleOfReport(String(value ?? '')))}</>;
}

type Choice = { id: string; name: string };
const inOrder = (choices: Choice[]) => choices.toSorted((one, other) => one.name.localeCompare(other.name));

const One = ({ source, label, choices }: Pick<InputProps, 'source' | 'label'> & { choices: Choice[] }) => (
  <AutocompleteInput {...{ source, label, choices }} helperText={false} translateChoice={false} />
);

function OneEntity({ source, label }: InputProps) {
  const translate = useTranslate();
  const choices = [...useSchool().projections.keys()].map((id) => ({ id, name: entityWord(translate, id) }));
  return <One {...{ source, label }} choices={inOrder(choices)} />;
}

function OneAction({ source, label }: InputProps) {
  const labelOf = useActionLabel('');
  const own = [...useSchool().projections.values()].flatMap(({ actions }) => Object.keys(actions));
  const choices = [...new Set([...audited, ...own])].map((id) => ({ id, name: labelOf(id) }));
  return <One {...{ source, label }} choices={inOrder(choices)} />;
}

function OneType({ source, label }: InputProps) {
  const translate = useTranslate();
  const choices = useQuestionTypes().map(({ type }) => ({ id: type, name: translate(`questions.types.${type}`) }));
  return <One {...{ source, label }} choices={inOrder(choices)} />;
}

const slugs = pages.flatMap(({ path }) => path.match(/^\/reports\/report\/([a-z-]+)$/)?.[1] ?? []);

function OneReport({ source, label }: InputProps) {
  const translate = useTranslate();
  const choices = slugs.map((id) => ({ id, name: translate(titleOfReport(id)) }));
  return <One {...{ source, label }} choices={inOrder(choices)} />;
}

const itself = (source: string) => [source];
export const entities: Filter = { keys: itself, Input: OneEntity };
export const types: Filter = { keys: itself, Input: OneType };
export const reports: Filter = { keys: itself, Input: OneReport };
export const actions: Filter = { keys: itself, Input: OneAction };
