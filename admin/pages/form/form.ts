import type { Entities } from '#schemas/types/entities.ts';
import { useProjection } from '../../school.ts';

/** The entities whose records hold questions. */
export type FormEntity = Extract<keyof Entities, `${string}_forms`>;

/** Which of them the editor is open for. */
export const useForm = (): FormEntity => useProjection().entity as FormEntity;
