import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useGetList, useTranslate } from 'react-admin';
import { clockTime } from '#schemas/dates.ts';
import type { Schema } from '#schemas/dialect.ts';
import { pick } from '#schemas/localize.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useFormatValue, valueWord } from '../cells.ts';
import { type Filters, type Report, useReports } from '../reports.ts';

interface Choice {
  value: unknown;
  name: string;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const all = { pagination: { page: 1, perPage: 100 } };

/** The records and numbers that filters are chosen from, as far as a report asks for them. */
function useChoices(names: string[]): Record<string, Choice[]> {
  const translate = useTranslate();
  const locale = useLanguage();
  const write = useFormatValue();
  const options = (name: string) => ({ enabled: names.includes(name) });
  const levels = useGetList('levels', { ...all, sort: { field: 'order', order: 'ASC' } }, options('levels'));
  const groups = useGetList('groups', { ...all, sort: { field: 'name', order: 'ASC' } }, options('groups'));
  const { data: { teachers = [] } = {} } = useReports();
  return {
    levels: [
      ...(levels.data ?? []).map((level) => ({
        value: level.id,
        name: `${level.order}. ${pick(level, 'name', locale)}`,
      })),
      { value: 0, name: translate('reports.no_level') },
    ],
    groups: (groups.data ?? []).map(({ id, name }) => ({ value: id, name })),
    teachers: teachers.map(({ id, name }) => ({ value: id, name })),
    weekdays: numbers(1, 7).map((day) => ({ value: day, name: write({ type: 'weekday', of: null }, day) })),
    hours: numbers(0, 23).map((hour) => ({ value: hour, name: clockTime(`${hour}:00`, locale) })),
  };
}

/** The schema of a report's filters with the names of what can be chosen, and how each is drawn. */
export function useFormSchema(
  { report, filters }: Report,
  values: Filters,
): { schema: RJSFSchema; uiSchema: UiSchema } {
  const translate = useTranslate();
  const properties = (filters as { properties: Record<string, Schema> }).properties;
  const choices = useChoices(Object.values(properties).flatMap((property) => property['x-choices'] ?? []));
  const isCustom = values.period === 'custom';
  const visible = Object.entries(properties).filter(([name]) => isCustom || (name !== 'from' && name !== 'until'));
  const wordOf = (name: string, value: unknown) =>
    name === 'period'
      ? translate(`reports.periods.${value}`)
      : valueWord(translate, `${entities[name] ?? ''}.${name}`, value);
  const choicesOf = (name: string, property: Schema): Choice[] | undefined =>
    property['x-choices']
      ? choices[property['x-choices']]
      : property.enum?.map((value) => ({ value, name: wordOf(name, value) }));
  const parts = visible.map(([name, property]) => {
    const { enum: _, 'x-choices': __, ...checked } = property;
    const options = choicesOf(name, property);
    const title = translate(`reports.filters.${name}`);
    const ui = options
      ? {
          'ui:widget': 'select',
          'ui:enumNames': options.map((one) => one.name),
          'ui:placeholder': translate('reports.any'),
        }
      : { 'ui:widget': name === 'swan_ids' ? 'textarea' : property.format === 'date' ? 'date' : 'updown' };
    // Until the choices are there, what the address says is the only one.
    const allowed = options && options.length > 0 ? options.map((one) => one.value) : undefined;
    const schema = { ...checked, title, ...(allowed && { enum: allowed }) };
    return [name, schema, ui] as const;
  });
  return {
    schema: {
      $id: report,
      type: 'object',
      properties: Object.fromEntries(parts.map(([name, schema]) => [name, schema])),
    } as RJSFSchema,
    uiSchema: Object.fromEntries(parts.map(([name, , drawing]) => [name, drawing])),
  };
}

/** Whose words the values of a filter have. */
const entities: Record<string, string> = {
  kind: 'registrations',
  forum_type: 'forums',
  student_type: 'students',
  event: 'progress_logs',
};
