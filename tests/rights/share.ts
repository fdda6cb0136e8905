import type { Role } from './line.ts';

/** Records of an entity that are within somebody's rights, and such as are not. */
export interface Share {
  own: number[];
  foreign: number[];
}

export type Shares = Record<string, Partial<Record<Role, Share>>>;
