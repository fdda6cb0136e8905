import { isDay } from '#schemas/days.ts';
import type { Schema } from '#schemas/dialect.ts';
import { locales } from '#schemas/localize.ts';
import type { Context } from '../../../engine/define.ts';
import type { FieldError } from '../../../engine/errors.ts';
import { say } from '../../../engine/words/words.ts';
import { writtenDay } from './days.ts';
import { plain } from './fields.ts';

/** By what the cells of a table are read. */
export interface Reading {
  monthFirst: boolean;
  /** The records that a cell may name, by entity and plain name. */
  named: Map<string, Map<string, number>>;
}

/** Groups by their names, levels by their place or name in either language. */
export async function readingOf(monthFirst: boolean, { trx }: Pick<Context, 'trx'>): Promise<Reading> {
  const groups = await trx('groups').select('id', 'name');
  const levels = await trx('levels').orderBy('id', 'desc').select('id', 'order', 'name', 'english_name');
  const levelNames = levels.flatMap(({ id, order, name, english_name }) =>
    [String(order), name, english_name].map((one) => [plain(one ?? ''), id] as [string, number]),
  );
  return {
    monthFirst,
    named: new Map([
      ['groups', new Map(groups.map(({ id, name }) => [plain(name), id]))],
      ['levels', new Map(levelNames)],
    ]),
  };
}

/** What a cell says, or why it says nothing that can be read. */
export type CellReading = { value: unknown } | { error: FieldError };

/** Long numbers of which a spreadsheet has thrown the end away. */
const roundedNumber = /^\d([.,]\d+)?E\+?\d+$/i;

/** The value of a field that a cell, which is not empty, stands for. What it may be is judged later, by the schema. */
export function readCell(field: string, property: Schema, cell: string, reading: Reading): CellReading {
  const { format, enum: values, 'x-mask': mask, 'x-reference': reference } = property;
  if (roundedNumber.test(cell)) return { error: { keyword: 'rounded' } };
  if (typeof reference === 'string') return nameOf(reading.named.get(reference), cell);
  if (values) return { value: choiceOf(field, values, cell) };
  if (format === 'date') return dayIn(cell, reading);
  return { value: mask ? applyMask(cell, mask) : cell };
}

function dayIn(cell: string, { monthFirst }: Reading): CellReading {
  const day = writtenDay(cell, monthFirst);
  if (!day) return { error: { keyword: 'date' } };
  return isDay(day) ? { value: day } : { error: { keyword: 'no_such_day', params: { day } } };
}

function nameOf(records: Map<string, number> | undefined, cell: string): CellReading {
  const id = records?.get(plain(cell));
  return id === undefined ? { error: { keyword: 'unknown_name', params: { name: cell } } } : { value: id };
}

/** A choice by its word in either language; anything else stays, for the schema to refuse. */
function choiceOf(field: string, values: unknown[], cell: string): unknown {
  const words = (value: unknown) => [
    plain(String(value)),
    ...locales.map((locale) =>
      plain(say(locale, [`resources.students.values.${field}.${value}`, `values.${field}.${value}`])),
    ),
  ];
  return values.find((value) => value !== null && words(value).includes(plain(cell))) ?? cell;
}

/** The code of the country before a number of ten digits: Mexico's, with the 1 that mobiles had, or that of North America. */
const country = /^(?:521?|1)(?=\d{10}$)/;

/** A telephone number however it was written, in the form of the mask; with other signs it stays as it is. */
function applyMask(cell: string, mask: string): string {
  const digits = cell.replace(/\D/g, '').replace(country, '');
  if (/[^\d\s()+.-]/.test(cell) || digits.length !== mask.split('#').length - 1) return cell;
  let at = 0;
  return mask.replace(/#/g, () => digits[at++] as string);
}
