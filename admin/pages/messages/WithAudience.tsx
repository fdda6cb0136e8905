import type { ReactNode } from 'react';
import { FieldProvider } from '../../schema/inputs/field_context.ts';
import { AudienceField } from './AudienceField.tsx';

/** Forms of messages ask for whom they are by the kind of audience alone. */
export const WithAudience = ({ children }: { children: ReactNode }) => (
  <FieldProvider value={AudienceField}>{children}</FieldProvider>
);
