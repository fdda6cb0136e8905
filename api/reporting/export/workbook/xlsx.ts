import { workbookOf } from './workbook.ts';

/** A sheet has no more rows, its head included. */
const mostRows = 1_048_576;

export const xlsx = workbookOf(mostRows - 1);
