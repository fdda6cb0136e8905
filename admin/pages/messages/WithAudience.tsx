import type { ReactNode } from 'react';
import { DrawingProvider } from '../../schema/inputs/drawing.ts';
import { AudienceField } from './AudienceField.tsx';

/** Forms of messages ask for whom they are by the kind of audience alone. */
export const WithAudience = ({ children }: { children: ReactNode }) => (
  <DrawingProvider value={AudienceField}>{children}</DrawingProvider>
);
