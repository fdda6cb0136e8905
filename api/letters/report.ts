import { longDate } from '#schemas/dates.ts';
import { decimal } from '#schemas/numbers.ts';
import { defineLetter } from '../mail/letter.ts';

interface Params {
  first_name: string;
  title: string;
  from: string | null;
  until: string | null;
  rows: number;
  /** What all rows come to together, each with its name. */
  numbers: string[];
  address: string;
}

export default defineLetter<Params>('report', {
  es: ({ first_name, title, from, until, rows, numbers, address }) => ({
    subject: `Reporte: ${title}`,
    paragraphs: [
      `Hola, ${first_name}:`,
      from && until
        ? `${title}, del ${longDate(from, 'es')} al ${longDate(until, 'es')}: ${decimal(rows)} ${rows === 1 ? 'fila' : 'filas'}.`
        : `${title}: ${decimal(rows)} ${rows === 1 ? 'fila' : 'filas'}.`,
      ...numbers,
    ],
    link: { label: 'Abrir el reporte', address },
    closing: ['La escuela programó este envío. Se cambia o se detiene en «Envíos de reportes».'],
  }),
  en: ({ first_name, title, from, until, rows, numbers, address }) => ({
    subject: `Report: ${title}`,
    paragraphs: [
      `Hello ${first_name},`,
      from && until
        ? `${title}, from ${longDate(from, 'en')} to ${longDate(until, 'en')}: ${decimal(rows)} ${rows === 1 ? 'row' : 'rows'}.`
        : `${title}: ${decimal(rows)} ${rows === 1 ? 'row' : 'rows'}.`,
      ...numbers,
    ],
    link: { label: 'Open the report', address },
    closing: ['The school has scheduled this letter. It is changed or stopped under “Report Schedules”.'],
  }),
});
