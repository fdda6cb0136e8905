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

/** A kind may hold fields of any kind: it takes how they are drawn from here, as the table of kinds has itself in it. */
const context = createContext<ComponentType<FieldProps> | null>(null);
export const DrawingProvider = context.Provider;

export function useField(): ComponentType<FieldProps> {
  const Field = useContext(context);
  if (!Field) throw new Error('useField() needs a <DrawingProvider>');
  return Field;
}
