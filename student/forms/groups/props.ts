import type { ReactNode } from 'react';
import type { CompiledGroup } from '#schemas/questions/controls.ts';
import type { Medium } from '#schemas/types/fragments/medium.ts';

export interface GroupProps {
  group: CompiledGroup;
  /** The number of its first question. */
  first: number;
  children: ReactNode;
}

export interface LimitedProps extends Required<Pick<Medium, 'resource' | 'alt' | 'plays'>> {
  /** The question or group that shows it. */
  place: string;
}
