import { conflict, invalid, malformed, type Problem, unavailable } from './errors.ts';

/** The members of `pg`'s errors that are used. */
interface DatabaseError {
  code?: string;
  detail?: string;
  table?: string;
  column?: string;
  constraint?: string;
  message: string;
  /** Objection wraps what the driver threw. */
  nativeError?: DatabaseError;
}

const away = /^(08|57P0|53)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
/** A connection that broke, or that the pool could not give in time: pg says so in words alone. */
const awayInWords = /Connection terminated|timeout exceeded when trying to connect|is not queryable/;

/**
 * What the database refused, as the caller's problem (PostgreSQL error codes, appendix A of its manual).
 * @returns null for anything that is not the caller's doing
 */
export function databaseProblem(thrown: DatabaseError): Problem | null {
  const error = thrown.nativeError ?? thrown;
  const code = error.code ?? '';
  const name = (error as Error).name;
  if (away.test(code) || name === 'KnexTimeoutError' || awayInWords.test(error.message)) return unavailable();
  if (code === '23505') return invalid({ [givenIn(error)]: { keyword: 'unique' } });
  if (code === '23503') return reference(error);
  if (code === '23001') return conflict('has_history', { table: error.table });
  if (code === '23P01') return conflict('overlap');
  if (code === '23514' || code === '23502')
    return invalid({ [error.column ?? fieldOf(error)]: { keyword: 'invalid' } });
  if (code === '55P03') return conflict('in_progress');
  if (code === '40001' || code === '40P01') return unavailable('busy');
  if (code.startsWith('22')) return malformed();
  return null;
}

/** A row that others refer to stays; a reference that leads nowhere is the field's fault. */
function reference(error: DatabaseError): Problem {
  if (/^update or delete/.test(error.message)) return conflict('has_history', { table: error.table });
  return invalid(Object.fromEntries(columns(error).map((field) => [field, { keyword: 'reference' }])));
}

/** `Key (form_id, "order")=(1, 2) already exists.` */
const columns = ({ detail, constraint }: DatabaseError): string[] => {
  const columnList = /^Key \((.+?)\)=/.exec(detail ?? '')?.[1];
  return columnList
    ? columnList.split(', ').map((column) => column.replace(/^lower\((.+?)\)|::\w+|"/g, '$1'))
    : [constraint ?? 'body'];
};

/** Of a key of several columns, what somebody has typed: the last one; the others say among which it is the only one. */
const givenIn = (error: DatabaseError): string => columns(error).at(-1) ?? 'body';

/** Check constraints are named `<table>_<column>_check`. */
const fieldOf = ({ constraint, table }: DatabaseError) =>
  constraint?.replace(`${table}_`, '').replace(/_check\d*$/, '') ?? 'body';
