import { type TranslateFunction, useTranslate } from 'react-admin';
import { clockTime, hourMinute, longDate } from '#schemas/dates.ts';
import { weekdays } from '#schemas/days.ts';
import type { Locale } from '#schemas/localize.ts';
import { decimal, percent } from '#schemas/numbers.ts';
import { useLanguage } from '../../schema/labels.ts';
import { useZones } from '../../school.ts';
import type { Column } from './reports.ts';

type ValueType = Pick<Column, 'type' | 'of'>;

/** The word of a value: the reports' own, the entity's, the general one. */
export function valueWord(translate: TranslateFunction, of: string, value: unknown): string {
  const [entity, field] = of.split('.');
  const general = translate(`values.${field}.${value}`, { _: String(value) });
  const entityWord = translate(`resources.${entity}.values.${field}.${value}`, { _: general });
  return translate(`reports.values.${field}.${value}`, { _: entityWord });
}

/** A value as people write it, in the school's time zone. */
function formatValue(
  { type, of }: ValueType,
  value: unknown,
  locale: Locale,
  school: string | undefined,
  translate: TranslateFunction,
) {
  if (value === null || value === undefined) return '';
  const text = String(value);
  switch (type) {
    case 'integer':
    case 'number':
      return decimal(Number(value));
    case 'percentage':
      return percent(Number(value) / 100, locale, 1);
    case 'date':
      return longDate(text, locale);
    case 'moment':
      return `${longDate(text, locale, { zone: school })}, ${hourMinute(text, locale, school)}`;
    case 'hour':
      return clockTime(`${text}:00`, locale);
    case 'weekday':
      return translate(`values.weekday.${weekdays[Number(value) - 1]}`);
    case 'boolean':
      return translate(`ra.boolean.${value}`);
    case 'word':
      return valueWord(translate, of ?? '', value);
    default:
      return text;
  }
}

/** Writes values of columns. */
export function useFormatValue(): (column: ValueType, value: unknown) => string {
  const translate = useTranslate();
  const locale = useLanguage();
  const { school } = useZones();
  return (column, value) => formatValue(column, value, locale, school, translate);
}

/** What stands where there is no value to name a row or a place by. */
export const emptyWord = (name: string): string => (name.endsWith('level') ? 'reports.no_level' : 'reports.none');

export const isNumber = ({ type }: ValueType): boolean => ['integer', 'number', 'percentage'].includes(type);
