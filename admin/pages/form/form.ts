import { useProjection } from '../../school.ts';

/** The entities whose records hold questions. */
export type FormEntity = 'exercise_forms' | 'exam_forms' | 'leveling_forms';

/** Which of them the editor is open for. */
export const useForm = (): FormEntity => useProjection().entity as FormEntity;
