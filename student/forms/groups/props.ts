import type { ReactNode } from 'react';
import type { Group, Medium } from '../compiled.ts';

export interface GroupProps {
  group: Group;
  /** The number of its first question. */
  first: number;
  children: ReactNode;
}

export interface LimitedProps extends Required<Pick<Medium, 'resource' | 'alt' | 'plays'>> {
  /** The question or group that shows it. */
  place: string;
}
