import type { ComponentType } from 'react';
import type { ColumnProps } from './fields/columns.tsx';
import * as column from './fields/columns.tsx';
import { AnswersInput } from './inputs/AnswersInput.tsx';
import { ChoiceInput } from './inputs/ChoiceInput.tsx';
import { FileInput } from './inputs/FileInput.tsx';
import type { InputProps } from './inputs/input_props.ts';
import * as input from './inputs/inputs.tsx';
import { ListInput, ObjectInput } from './inputs/nested.tsx';
import { ReferenceInput } from './inputs/ReferenceInput.tsx';
import { ReorderInput } from './inputs/ReorderInput.tsx';
import { RichText } from './inputs/RichText.tsx';
import { ShortText } from './inputs/ShortText.tsx';
import type { Kind } from './kind.ts';
import type { Filter } from './list/filters.tsx';
import * as filter from './list/filters.tsx';
import * as name from './names.tsx';

interface Rendering {
  /** In a list, and on the page of who may not change it. */
  column: ComponentType<ColumnProps>;
  /** In a form. */
  input: ComponentType<InputProps>;
  /** Above a list; null: lists are not narrowed by it. */
  filter: Filter | null;
}

/** What only the server writes has no input of its own. */
const NoInput = () => null;

/** How each kind of property is rendered. A new kind is a new row. */
export const kinds: Record<Kind, Rendering> = {
  text: { column: column.Plain, input: input.Words, filter: filter.contains },
  masked: { column: column.Plain, input: input.Masked, filter: filter.contains },
  long_text: { column: column.LongColumn, input: input.LongText, filter: filter.contains },
  rich_text: { column: column.LongColumn, input: RichText, filter: filter.contains },
  short_rich_text: { column: column.LongColumn, input: ShortText, filter: filter.contains },
  email: { column: column.EmailColumn, input: input.Email, filter: filter.contains },
  password: { column: column.Plain, input: input.Password, filter: null },
  url: { column: column.Plain, input: input.Url, filter: filter.contains },
  time_zone: { column: column.Plain, input: input.TimeZone, filter: filter.contains },
  date: { column: column.DateColumn, input: input.DateOnly, filter: filter.between },
  date_time: { column: column.MomentColumn, input: input.DateAndTime, filter: filter.between },
  scheduled: { column: column.ScheduledColumn, input: input.DateAndTime, filter: filter.between },
  time: { column: column.TimeColumn, input: input.Time, filter: null },
  integer: { column: column.NumberColumn, input: input.Whole, filter: filter.between },
  number: { column: column.NumberColumn, input: input.Decimal, filter: filter.between },
  boolean: { column: column.BooleanColumn, input: input.Truth, filter: filter.yesOrNo },
  enum: { column: column.EnumColumn, input: input.OneOf, filter: filter.listed },
  enums: { column: column.EnumColumn, input: input.SomeOf, filter: null },
  status: { column: column.StatusColumn, input: NoInput, filter: filter.listed },
  entity_name: { column: name.EntityName, input: NoInput, filter: name.entities },
  action_name: { column: name.ActionName, input: NoInput, filter: name.actions },
  report_name: { column: name.ReportName, input: NoInput, filter: name.reports },
  type_name: { column: name.TypeName, input: input.Words, filter: name.types },
  answers: { column: column.Plain, input: AnswersInput, filter: null },
  choice: { column: column.Plain, input: ChoiceInput, filter: null },
  choices: { column: column.TextsColumn, input: ChoiceInput, filter: null },
  arrangement: { column: column.TextsColumn, input: ReorderInput, filter: null },
  reference: { column: column.ReferenceColumn, input: ReferenceInput, filter: filter.one },
  references: { column: column.ReferencesColumn, input: ReferenceInput, filter: null },
  file: { column: column.FileColumn, input: FileInput, filter: null },
  files: { column: column.ReferencesColumn, input: FileInput, filter: null },
  texts: { column: column.TextsColumn, input: input.Texts, filter: null },
  localized: { column: column.LocalizedColumn, input: input.Localized, filter: null },
  object: { column: column.JsonColumn, input: ObjectInput, filter: null },
  list: { column: column.JsonColumn, input: ListInput, filter: null },
  json: { column: column.JsonColumn, input: NoInput, filter: null },
};
