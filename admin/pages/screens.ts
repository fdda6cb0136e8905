import type { ComponentType } from 'react';
import { EntityEdit } from '../schema/Edit.tsx';

/** Entities whose page is made by hand. */
export const screens: Record<string, ComponentType> = {
  exercise_forms: EntityEdit,
};
