/**
 * What a spreadsheet takes for a formula at the beginning of a cell, or of what becomes one where it parts cells by
 * semicolons, tabs or lines (OWASP, CSV injection).
 */
const formula = /(^|[;\t\r\n])(\s*)('*)(?=[=+\-@＝＋－＠])/g;

/** A text that a spreadsheet shows as it is: an apostrophe stands before each formula. */
export const asText = (text: string): string => text.replace(formula, "$1$2'$3");

/** The text that was written so. */
export const fromText = (cell: string): string =>
  cell.replace(formula, (_, sign, blanks, marks) => sign + blanks + marks.slice(1));
