import type { Person } from './visitors.ts';

/** The pages that each person may open, written by hand from the specification and the decisions. `own`: only the own one. */
interface Allowed {
  pages: string[];
  own?: string[];
}

const list = (text: string) => text.trim().split(/\s+/);

/** Also the addresses to which every page sends its sign-out, its way back from another's session, and its switch of language. */
const everybody = '/error /logout /login-as /preferences';
/** Where those who are told of something read it; demo students stay on the demo pages. */
const told = `${everybody} /notifications`;

/** A link of a colleague to a view of a list. */
const view = '/saved_views/:id/show';

const tabs = (names: string) => list(names).map((name) => `/students/:students/form/${name}`);
const office =
  list(`${told} ${view} /calendar/classes /calendar/particular-classes /calendar/forums /students /students/:students/form
  /students/:student/particular-classes-info /demo-classes /demo-classes/classe/:classe /tickets /registrations/:id
  /registrations/forums/:id`).concat(tabs('progress timeline attempts placement meetings series tickets'));
const officeRecords =
  list(`/students/create /students/:id /students/:id/show /student-imports /student-imports/:id/show /duplicates /bulk-runs
  /bulk-runs/:id/show /groups /groups/create /groups/:id /groups/:id/show /tickets/create /tickets/:id/show /canned_replies
  /canned_replies/create /canned_replies/:id /canned_replies/:id/show /attempts /attempts/:id/show /leveling_tests
  /leveling_tests/:id/show /progress_logs /progress_logs/:id/show /certificates
  /certificates/:id/show /certificates/:certificate /resources
  /resources/:id /resources/:id/show /demo_classes/create /demo_classes/:id/show /particular_meetings/:id/show /particular_classes/:id/show`);

const formRecords = [
  'sections',
  'lessons',
  'class_lessons',
  'exercise_forms',
  'exam_forms',
  'leveling_forms',
  'questions',
];
const level = '/levels/level/:level';
const teaching =
  list(`/dashboard /dashboard/classes /dashboard/particular-classes /levels ${level} ${level}/lesson/:lesson ${level}/level_classe_lesson/:level_classe_lesson
  ${level}/exam/:exam/form ${level}/exam/:exam/form/score ${level}/lesson/:lesson/exercise/:exercise/form /staff
  /staff/:staff/form /periods/period/:period /leveling-tests /leveling-tests/:leveling /leveling-tests-results
  /leveling-tests-results/:leveling_test/review /leveling-tests-agreement /untranslated /machine-recordings /messages /messages/create /messages/:id /message_receipts /message_receipts/:id/show /forum /forum-periods/period/:period`).concat(
    tabs('messages'),
  );
const teachingRecords = [
  ...list(`/staff/create /staff/:id /staff/:id/show /levels/create /levels/:id /levels/:id/show /leveling-tests/create
    ${level}/lesson/create ${level}/lesson/:lesson/section/create ${level}/lesson/:lesson/section/:section
    ${level}/level_classe_lesson/create ${level}/exam/create ${level}/lesson/:lesson/exercise/create /preview/form
    /preview/level/:level /preview/lesson/:lesson /preview/exercise/:exercise /preview/exam/:exam /preview/class_lesson/:class_lesson
    /preview/message/:message /preview/home/:level /preview/learning-center/:level /preview/levels /preview/levels/:level /preview/library
    /form_versions /form_versions/:id/show /provider_meetings /provider_meetings/:id/show /forums/create /particular_classes/create /particular_classes/:id`),
  ...[...formRecords, 'consecutive_classes', 'holidays', 'schedules', 'periods', 'forum-periods', 'licences'].flatMap(
    (name) => [`/${name}`, `/${name}/create`, `/${name}/:id`, `/${name}/:id/show`],
  ),
];
const reports = [
  ...list(`next-level-students next-level-students-detailed next-level-students-per-swanid-detailed
    attendances-registrations-by-dates-and-hour attendances-by-dates-and-hour-detailed attendances-per-swanid-detailed
    classe-progress-logs registrations-by-dates-and-hour-detailed registrations-per-swanid-detailed
    forum-registrations-by-dates-and-hour-detailed students-by-dates-detailed students-per-level
    students-per-level-detailed students-per-swanid-detailed students-near-course-completion
    contract-expiration-by-dates :report`).map((name) => `/reports/report/${name}`),
  ...list('/reports /report_runs /report_runs/:id/show /report_schedules /report_schedules/:id'),
];
const coordinator = [...office, ...officeRecords, ...teaching, ...teachingRecords];

const help = ['/help', '/help/:ticket'];
const profile = ['/students/:students/form'];
/** Whoever has a profile finds the own certificates in it. */
const certified = [...list(told), '/certificates/:certificate'];
const particular = ['/particular-classes', '/particular-classes/:particularClass'];
const forum = ['/forum', '/forum/:forum'];
const learner: Allowed = {
  pages:
    list(`${told} /certificates/:certificate /home /learning-center /review /library /levels ${level} ${level}/words ${level}/lesson/:lesson ${level}/exam/:exam/form
    ${level}/exam/:exam/form/score ${level}/lesson/:lesson/exercise/:exercise/form
    ${level}/lesson/:lesson/exercise/:exercise/form/score /classes /classes/classe/:classe /classe/:classe
    /demo-classes/classe/:classe /leveling-tests/:leveling`).concat(help, forum, particular),
  own: [...profile, '/students/:student/particular-classes-info'],
};
const newcomer: Allowed = {
  pages: [...certified, '/welcome', '/leveling-tests/:leveling', ...help],
  own: profile,
};
const advanced: Allowed = { pages: [...certified, ...help, ...forum, ...particular], own: profile };
const old: Allowed = { pages: [...advanced.pages, '/library'], own: profile };
const demo: Allowed = {
  pages: list(
    `${everybody} /demo /demo/lesson /demo/classe /demo/exercise /demo/score /demo-classes/classe/:classe`,
  ).concat(help),
};

export const allowed: Record<Person, Allowed> = {
  nobody: {
    pages: list(
      `${everybody} /login /login/admin /login/coordinator /login/customer-service /login/student /login/teacher
      /login/forgot /login/reset`,
    ),
  },
  admin: {
    pages: [
      ...coordinator,
      ...reports,
      ...tabs('letters audit'),
      ...list(
        '/settings /settings/:id /settings/:id/show /audit_logs /audit_logs/:id/show /sessions /sessions/:id/show /letters /letters/:id/show',
      ),
    ],
  },
  coordinator: { pages: coordinator },
  service: { pages: [...office, ...officeRecords, ...reports], own: ['/staff/:staff/form'] },
  teacher: {
    pages: list(`${told} ${view} /calendar /classes /classes/classe/:classe /classe/:classe /demo-classes
      /demo-classes/classe/:classe /forum-periods /forum-periods/period/:period /forum-periods/:id/show /machine-recordings /resources
      /resources/:id /resources/:id/show /forums/:id/show /demo_classes/:id/show
      /particular_meetings/:id/show`).concat(help, forum, particular),
    own: ['/staff/:staff/form'],
  },
  normal: learner,
  beginnerForum: learner,
  justForums: learner,
  externalWithLevel: learner,
  new: newcomer,
  newBeginnerForum: newcomer,
  newJustForums: newcomer,
  external: { pages: [...certified, '/home', ...help, ...particular], own: profile },
  advanced,
  advancedWithLevel: advanced,
  old,
  oldWithLevel: old,
  demo,
  demoWithLevel: demo,
};
