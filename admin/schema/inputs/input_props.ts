import type { Schema } from '#schemas/dialect.ts';

/** What an input is given. */
export interface InputProps {
  entity: string;
  /** The path of the field in the form: `email`, `body.options.0.text`. */
  source: string;
  property: Schema;
  label: string;
  required: boolean;
}
