import { type ComponentType, createElement, Fragment } from 'react';
import { AgreementLink } from '../pages/AgreementLink.tsx';
import { AuditChange } from '../pages/AuditChange.tsx';
import { LoginAs } from '../pages/LoginAs.tsx';
import { previewOf, previewOfAll } from '../pages/PreviewLink.tsx';
import { UntranslatedLink } from '../pages/translations/UntranslatedLink.tsx';
import { UploadButton } from '../pages/upload/UploadButton.tsx';

const beside = (First: ComponentType, Second: ComponentType) =>
  function Beside() {
    return createElement(Fragment, null, createElement(First), createElement(Second));
  };

/** What the list of an entity offers beyond what its schema says. */
export const extraActions: Record<string, ComponentType> = {
  levels: beside(previewOfAll('levels'), UntranslatedLink),
  resources: beside(previewOfAll('library'), UploadButton),
  leveling_tests: AgreementLink,
};

/** What the page of a record offers beyond the actions of its schema. */
export const recordActions: Record<string, ComponentType<{ held?: string }>> = {
  students: LoginAs,
  staff: LoginAs,
  levels: previewOf('level'),
  lessons: previewOf('lesson'),
  class_lessons: previewOf('class_lesson'),
  sections: previewOf('lesson', 'lesson_id'),
  exercise_forms: previewOf('exercise'),
  exam_forms: previewOf('exam'),
};

/** Fields that the page of a record does not draw one by one, as they are to be read together. */
export const together: Record<string, { fields: string[]; Draw: ComponentType }> = {
  audit_logs: { fields: ['before', 'after'], Draw: AuditChange },
};
