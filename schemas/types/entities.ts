// Made from schemas/entities by `npm run types`: change that, and run it again.

import type * as attempts from './entities/attempts.ts';
import type * as audit_logs from './entities/audit_logs.ts';
import type * as class_lessons from './entities/class_lessons.ts';
import type * as exam_forms from './entities/exam_forms.ts';
import type * as exercise_forms from './entities/exercise_forms.ts';
import type * as form_editors from './entities/form_editors.ts';
import type * as form_versions from './entities/form_versions.ts';
import type * as groups from './entities/groups.ts';
import type * as idempotency_keys from './entities/idempotency_keys.ts';
import type * as known_devices from './entities/known_devices.ts';
import type * as lessons from './entities/lessons.ts';
import type * as letters from './entities/letters.ts';
import type * as leveling_forms from './entities/leveling_forms.ts';
import type * as leveling_tests from './entities/leveling_tests.ts';
import type * as levels from './entities/levels.ts';
import type * as password_resets from './entities/password_resets.ts';
import type * as progress_logs from './entities/progress_logs.ts';
import type * as question_drafts from './entities/question_drafts.ts';
import type * as questions from './entities/questions.ts';
import type * as regrading_changes from './entities/regrading_changes.ts';
import type * as regradings from './entities/regradings.ts';
import type * as resources from './entities/resources.ts';
import type * as roles from './entities/roles.ts';
import type * as sections from './entities/sections.ts';
import type * as sessions from './entities/sessions.ts';
import type * as settings from './entities/settings.ts';
import type * as staff from './entities/staff.ts';
import type * as students from './entities/students.ts';
import type { Tables } from './tables.ts';

/** A row of a table that several entities share, as it is where it belongs to one of them. */
type Shared<Row, Read> = Row & Pick<Read, keyof Read & keyof Row>;

/** Of each entity the row that is stored, how staff and students read it, and what is sent and asked. */
export interface Entities {
  attempts: {
    row: Tables['attempts'];
    read: attempts.Attempt;
    student: attempts.StudentAttempt;
    create: never;
    update: never;
    actions: attempts.AttemptActions;
    queries: attempts.AttemptQueries;
  };
  audit_logs: {
    row: Tables['audit_logs'];
    read: audit_logs.AuditLog;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  class_lessons: {
    row: Tables['class_lessons'];
    read: class_lessons.ClassLesson;
    student: class_lessons.StudentClassLesson;
    create: class_lessons.NewClassLesson;
    update: class_lessons.ClassLessonChanges;
    actions: class_lessons.ClassLessonActions;
    queries: Record<never, never>;
  };
  exam_forms: {
    row: Shared<Tables['forms'], exam_forms.ExamForm>;
    read: exam_forms.ExamForm;
    student: exam_forms.StudentExamForm;
    create: exam_forms.NewExamForm;
    update: exam_forms.ExamFormChanges;
    actions: exam_forms.ExamFormActions;
    queries: exam_forms.ExamFormQueries;
  };
  exercise_forms: {
    row: Shared<Tables['forms'], exercise_forms.ExerciseForm>;
    read: exercise_forms.ExerciseForm;
    student: exercise_forms.StudentExerciseForm;
    create: exercise_forms.NewExerciseForm;
    update: exercise_forms.ExerciseFormChanges;
    actions: exercise_forms.ExerciseFormActions;
    queries: exercise_forms.ExerciseFormQueries;
  };
  form_editors: {
    row: Tables['form_editors'];
    read: form_editors.FormEditor;
    student: never;
    create: never;
    update: never;
    actions: form_editors.FormEditorActions;
    queries: Record<never, never>;
  };
  form_versions: {
    row: Tables['form_versions'];
    read: form_versions.FormVersion;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  groups: {
    row: Tables['groups'];
    read: groups.Group;
    student: never;
    create: groups.NewGroup;
    update: groups.GroupChanges;
    actions: groups.GroupActions;
    queries: Record<never, never>;
  };
  idempotency_keys: {
    row: Tables['idempotency_keys'];
    read: idempotency_keys.IdempotencyKey;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  known_devices: {
    row: Tables['known_devices'];
    read: known_devices.KnownDevice;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  lessons: {
    row: Tables['lessons'];
    read: lessons.Lesson;
    student: lessons.StudentLesson;
    create: lessons.NewLesson;
    update: lessons.LessonChanges;
    actions: lessons.LessonActions;
    queries: Record<never, never>;
  };
  letters: {
    row: Tables['letters'];
    read: letters.Letter;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  leveling_forms: {
    row: Shared<Tables['forms'], leveling_forms.LevelingForm>;
    read: leveling_forms.LevelingForm;
    student: leveling_forms.StudentLevelingForm;
    create: leveling_forms.NewLevelingForm;
    update: leveling_forms.LevelingFormChanges;
    actions: leveling_forms.LevelingFormActions;
    queries: leveling_forms.LevelingFormQueries;
  };
  leveling_tests: {
    row: Tables['leveling_tests'];
    read: leveling_tests.LevelingTest;
    student: leveling_tests.StudentLevelingTest;
    create: never;
    update: leveling_tests.LevelingTestChanges;
    actions: leveling_tests.LevelingTestActions;
    queries: leveling_tests.LevelingTestQueries;
  };
  levels: {
    row: Tables['levels'];
    read: levels.Level;
    student: levels.StudentLevel;
    create: levels.NewLevel;
    update: levels.LevelChanges;
    actions: levels.LevelActions;
    queries: levels.LevelQueries;
  };
  password_resets: {
    row: Tables['password_resets'];
    read: password_resets.PasswordReset;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  progress_logs: {
    row: Tables['progress_logs'];
    read: progress_logs.ProgressLog;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  question_drafts: {
    row: Tables['question_drafts'];
    read: question_drafts.QuestionDraft;
    student: never;
    create: never;
    update: never;
    actions: question_drafts.QuestionDraftActions;
    queries: question_drafts.QuestionDraftQueries;
  };
  questions: {
    row: Tables['questions'];
    read: questions.Question;
    student: never;
    create: questions.NewQuestion;
    update: questions.QuestionChanges;
    actions: questions.QuestionActions;
    queries: questions.QuestionQueries;
  };
  regrading_changes: {
    row: Tables['regrading_changes'];
    read: regrading_changes.RegradingChange;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  regradings: {
    row: Tables['regradings'];
    read: regradings.Regrading;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  resources: {
    row: Tables['resources'];
    read: resources.Resource;
    student: resources.StudentResource;
    create: never;
    update: resources.ResourceChanges;
    actions: resources.ResourceActions;
    queries: resources.ResourceQueries;
  };
  roles: {
    row: Tables['roles'];
    read: roles.Role;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  sections: {
    row: Tables['sections'];
    read: sections.Section;
    student: sections.StudentSection;
    create: sections.NewSection;
    update: sections.SectionChanges;
    actions: sections.SectionActions;
    queries: Record<never, never>;
  };
  sessions: {
    row: Tables['sessions'];
    read: sessions.Session;
    student: never;
    create: never;
    update: never;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  settings: {
    row: Tables['settings'];
    read: settings.Setting;
    student: never;
    create: never;
    update: settings.SettingChanges;
    actions: Record<never, never>;
    queries: Record<never, never>;
  };
  staff: {
    row: Shared<Tables['users'], staff.Staff>;
    read: staff.Staff;
    student: never;
    create: staff.NewStaff;
    update: staff.StaffChanges;
    actions: staff.StaffActions;
    queries: Record<never, never>;
  };
  students: {
    row: Shared<Tables['users'], students.Student>;
    read: students.Student;
    student: students.StudentStudent;
    create: students.NewStudent;
    update: students.StudentChanges;
    actions: students.StudentActions;
    queries: Record<never, never>;
  };
}
