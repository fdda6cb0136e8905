// Made from schemas/entities by `npm run types`: change that, and run it again.

import type { AttemptRow } from './tables/attempts.ts';
import type { AuditLogRow } from './tables/audit_logs.ts';
import type { ClassLessonRow } from './tables/class_lessons.ts';
import type { FormEditorRow } from './tables/form_editors.ts';
import type { FormVersionRow } from './tables/form_versions.ts';
import type { FormRow } from './tables/forms.ts';
import type { GroupRow } from './tables/groups.ts';
import type { IdempotencyKeyRow } from './tables/idempotency_keys.ts';
import type { KnownDeviceRow } from './tables/known_devices.ts';
import type { LessonRow } from './tables/lessons.ts';
import type { LetterRow } from './tables/letters.ts';
import type { LevelingTestRow } from './tables/leveling_tests.ts';
import type { LevelRow } from './tables/levels.ts';
import type { PasswordResetRow } from './tables/password_resets.ts';
import type { ProgressLogRow } from './tables/progress_logs.ts';
import type { QuestionDraftRow } from './tables/question_drafts.ts';
import type { QuestionRow } from './tables/questions.ts';
import type { RegradingChangeRow } from './tables/regrading_changes.ts';
import type { RegradingRow } from './tables/regradings.ts';
import type { ResourceRow } from './tables/resources.ts';
import type { RoleRow } from './tables/roles.ts';
import type { SectionRow } from './tables/sections.ts';
import type { SessionRow } from './tables/sessions.ts';
import type { SettingRow } from './tables/settings.ts';
import type { UserRow } from './tables/users.ts';

/** What stands in each table. */
export interface Tables {
  attempts: AttemptRow;
  audit_logs: AuditLogRow;
  class_lessons: ClassLessonRow;
  form_editors: FormEditorRow;
  form_versions: FormVersionRow;
  forms: FormRow;
  groups: GroupRow;
  idempotency_keys: IdempotencyKeyRow;
  known_devices: KnownDeviceRow;
  lessons: LessonRow;
  letters: LetterRow;
  leveling_tests: LevelingTestRow;
  levels: LevelRow;
  password_resets: PasswordResetRow;
  progress_logs: ProgressLogRow;
  question_drafts: QuestionDraftRow;
  questions: QuestionRow;
  regrading_changes: RegradingChangeRow;
  regradings: RegradingRow;
  resources: ResourceRow;
  roles: RoleRow;
  sections: SectionRow;
  sessions: SessionRow;
  settings: SettingRow;
  users: UserRow;
}
