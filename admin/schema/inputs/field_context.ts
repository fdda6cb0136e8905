import { type ComponentType, createContext, useContext } from 'react';
import type { Schema } from '#schemas/dialect.ts';

export interface FieldProps {
  entity: string;
  source: string;
  property: Schema;
  required?: boolean;
  /** In place of the words of the field's name. */
  label?: string;
}

/** A kind may contain fields of any kind: it gets their renderer from here, as the table of kinds contains the kind itself. */
const context = createContext<ComponentType<FieldProps> | null>(null);
export const FieldProvider = context.Provider;

export function useField(): ComponentType<FieldProps> {
  const Field = useContext(context);
  if (!Field) throw new Error('useField() needs a <FieldProvider>');
  return Field;
}
