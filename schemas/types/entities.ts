// Made from schemas/entities by `npm run types`: change that, and run it again.

import type { AttemptTypes } from './entities/attempts.ts';
import type { AuditLogTypes } from './entities/audit_logs.ts';
import type { ClassLessonTypes } from './entities/class_lessons.ts';
import type { ExamFormTypes } from './entities/exam_forms.ts';
import type { ExerciseFormTypes } from './entities/exercise_forms.ts';
import type { FormEditorTypes } from './entities/form_editors.ts';
import type { FormVersionTypes } from './entities/form_versions.ts';
import type { GroupTypes } from './entities/groups.ts';
import type { IdempotencyKeyTypes } from './entities/idempotency_keys.ts';
import type { KnownDeviceTypes } from './entities/known_devices.ts';
import type { LessonTypes } from './entities/lessons.ts';
import type { LetterTypes } from './entities/letters.ts';
import type { LevelingFormTypes } from './entities/leveling_forms.ts';
import type { LevelingTestTypes } from './entities/leveling_tests.ts';
import type { LevelTypes } from './entities/levels.ts';
import type { PasswordResetTypes } from './entities/password_resets.ts';
import type { ProgressLogTypes } from './entities/progress_logs.ts';
import type { QuestionDraftTypes } from './entities/question_drafts.ts';
import type { QuestionTypes } from './entities/questions.ts';
import type { RegradingChangeTypes } from './entities/regrading_changes.ts';
import type { RegradingTypes } from './entities/regradings.ts';
import type { ResourceTypes } from './entities/resources.ts';
import type { RoleTypes } from './entities/roles.ts';
import type { SectionTypes } from './entities/sections.ts';
import type { SessionTypes } from './entities/sessions.ts';
import type { SettingTypes } from './entities/settings.ts';
import type { StaffTypes } from './entities/staff.ts';
import type { StudentTypes } from './entities/students.ts';

/** Of each entity the row that is stored, how staff and students read it, and what is sent and asked. */
export interface Entities {
  attempts: AttemptTypes;
  audit_logs: AuditLogTypes;
  class_lessons: ClassLessonTypes;
  exam_forms: ExamFormTypes;
  exercise_forms: ExerciseFormTypes;
  form_editors: FormEditorTypes;
  form_versions: FormVersionTypes;
  groups: GroupTypes;
  idempotency_keys: IdempotencyKeyTypes;
  known_devices: KnownDeviceTypes;
  lessons: LessonTypes;
  letters: LetterTypes;
  leveling_forms: LevelingFormTypes;
  leveling_tests: LevelingTestTypes;
  levels: LevelTypes;
  password_resets: PasswordResetTypes;
  progress_logs: ProgressLogTypes;
  question_drafts: QuestionDraftTypes;
  questions: QuestionTypes;
  regrading_changes: RegradingChangeTypes;
  regradings: RegradingTypes;
  resources: ResourceTypes;
  roles: RoleTypes;
  sections: SectionTypes;
  sessions: SessionTypes;
  settings: SettingTypes;
  staff: StaffTypes;
  students: StudentTypes;
}
