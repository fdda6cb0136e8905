import { type Line, type Role, roles } from './line.ts';
import { movesAndMerges, people } from './people.ts';
import { told } from './told.ts';

const all = 'read create update delete';
const none = '-';
const office: Role[] = ['admin', 'coordinator'];
const desk: Role[] = [...office, 'customer-service'];
const staff: Role[] = [...desk, 'teacher'];
const students: Role[] = ['student'];
const onOff = (who: Role[]) => ({ activate: who, deactivate: who });

/** Levels, lessons, forms and what they consist of: students read what is active and within their reach. */
const material = { admin: all, coordinator: all, 'customer-service': 'read', teacher: 'read', student: 'read.own' };
const reorder = { reorder: office };
/** What is learned of a published form, and mended in it, is the office's. */
const form = {
  ...material,
  actions: {
    ...onOff(office),
    start: ['student'] as Role[],
    restore_version: office,
    try_regrading: office,
    regrade: office,
    accept_variant: office,
    dismiss_variant: office,
    undo_import: office,
  },
  queries: {
    versions: office,
    comparison: office,
    removed: office,
    statistics: office,
    variants: office,
    regrading: office,
    export_losses: office,
  },
};
/** The timetable: customer service looks at it, teachers at what is their own. */
const timetable = { admin: all, coordinator: all, 'customer-service': 'read', teacher: 'read.own', student: none };
const running = {
  actions: { activate: office, pause: office, unpause: office, finish: office, duplicate: office },
  queries: { summary: office },
};
const meetings = (who: Role[]) => ({
  ...{ cancel: who, reschedule: who, pause: who, unpause: who },
  // Whoever has to do with a meeting says what its room told; another way in is given by the staff that reads it.
  trouble: [...staff, ...students],
  set_alternative_link: staff,
});
/** Who has a seat and who teaches go into a room; of demo classes whoever of the staff teaches it. */
const inRoom: Role[] = ['teacher', 'student'];
/** A student takes a seat, customer service gives one. */
const seats = {
  actions: { ...meetings(office), join: inRoom, register: students, add_student: desk },
  queries: { about: [...staff, ...students], room: [...staff, ...students], roster: staff, attendance: staff },
  overall: { refusals: students, open: students, calendar: staff },
};
const notOffice = { 'customer-service': none, teacher: none, student: none };
/** Reports and their files. */
const reporting: Role[] = ['admin', 'customer-service'];
const records = { admin: 'read', coordinator: 'read', 'customer-service': 'read', teacher: none, student: none };
const everybody: Role[] = [...staff, 'student'];
const everybodysOwn = {
  admin: 'read.own',
  coordinator: 'read.own',
  'customer-service': 'read.own',
  teacher: 'read.own',
  student: 'read.own',
};
const adminsOwn = { admin: 'read', coordinator: none, 'customer-service': none, teacher: none, student: none };

/**
 * What each person may do, written by hand from the decisions (section 3) and compared with every route of the running
 * server. A cell names permissions: `read` for all records, `read.own` for those that are the caller's. Nothing is '-'.
 */
export const table: Record<string, Line> = {
  // A coordinator neither sees nor makes admins; everybody of the staff has the own profile.
  staff: {
    admin: all,
    coordinator: 'read.own create update.own delete.own',
    // Customer service also reads who teaches, by name.
    'customer-service': 'read.own update.own',
    teacher: 'read.own update.own',
    student: none,
    actions: { ...onOff(office), set_password: office },
    overall: { consequences: office, dashboard: office },
  },
  // Students are never deleted: their history stays.
  students: {
    admin: 'read create update',
    coordinator: 'read create update',
    'customer-service': 'read create update',
    teacher: 'read.own',
    student: 'read.own update.own',
    actions: {
      ...onOff(desk),
      change_type: desk,
      ...movesAndMerges,
      reset_level: desk,
      set_level: desk,
      request_leveling_test: desk,
      set_password: desk,
      restore_level: desk,
      extend_contract: desk,
      add_class_taken: office,
      take_back_class_taken: office,
      add_lesson_taken: office,
      take_back_lesson_taken: office,
    },
    queries: { progress: desk, counts: desk, history: desk, merged_with: desk, messages: office },
    overall: { duplicates: desk, consequences: desk },
  },
  ...people,
  // The roles that somebody may give to staff.
  roles: { admin: 'read.own', coordinator: 'read.own', 'customer-service': none, teacher: none, student: none },
  groups: { admin: all, coordinator: all, 'customer-service': all, teacher: none, student: none, actions: onOff(desk) },
  levels: {
    ...material,
    actions: { ...onOff(office), copy: office },
    collection: reorder,
    overall: { untranslated: office },
    queries: { finish: students, words: students },
  },
  lessons: {
    ...material,
    actions: { ...onOff(office), copy: office },
    collection: reorder,
    queries: { sounds: [...roles], finish: students },
  },
  // What was passed is certified; who answers the telephone looks the code up.
  certificates: {
    ...{ admin: 'read', coordinator: 'read', 'customer-service': 'read', teacher: none, student: 'read.own' },
    actions: { revoke: office, reissue: office },
    queries: { sheet: [...desk, ...students] },
    overall: { mine: students, verify: desk },
  },
  sections: { ...material, actions: onOff(office), collection: reorder },
  class_lessons: { ...material, actions: { ...onOff(office), copy: office }, collection: reorder },
  exercise_forms: { ...form, collection: reorder },
  exam_forms: { ...form, collection: reorder },
  leveling_forms: { ...form, queries: { ...form.queries, calibration: office } },
  // A question carries its key: no student reads one.
  questions: {
    ...material,
    student: none,
    actions: { move: office },
    collection: { ...reorder, compile: staff, try: staff, restore: office },
    overall: { types: staff, formats: office },
  },
  form_versions: records,
  attempts: {
    ...records,
    student: 'read.own',
    actions: {
      save: ['student'],
      play: ['student'],
      check: ['student'],
      leave_practice: ['student'],
      submit: ['student'],
      grade: office,
    },
    queries: { review: office },
    overall: { week: students },
  },
  // Students take their own; what came of it is the staff's to read, the office's to review.
  leveling_tests: {
    ...records,
    admin: 'read update',
    coordinator: 'read update',
    student: 'read.own',
    actions: { assess: ['student'], answer: ['student'], assign: office, complete: office },
    queries: { review: office },
    overall: { agreement: office },
  },
  // Students are asked again what they got wrong; the server alone writes what is remembered.
  review_cards: { ...adminsOwn, student: 'read.own', overall: { summary: students } },
  review_sets: {
    ...adminsOwn,
    student: 'read.own',
    actions: { check: students },
    collection: { start: students },
    queries: { shown: students },
    overall: { history: students },
  },
  review_answers: adminsOwn,
  progress_logs: records,
  credits: records,
  // They are made by sending a file.
  resources: {
    admin: 'read update delete',
    coordinator: 'read update delete',
    'customer-service': 'read',
    // Not the photos and the recordings of others.
    teacher: 'read.own',
    student: 'read.own',
    actions: onOff(office),
    queries: { uses: office },
    overall: { recordings: [...office, 'teacher'] },
  },
  settings: { ...adminsOwn, admin: 'read update' },
  // Each student the own sign-ins.
  sessions: { ...adminsOwn, overall: { mine: students } },
  audit_logs: adminsOwn,
  // What was sent holds links that open accounts.
  letters: adminsOwn,
  password_resets: adminsOwn,
  known_devices: adminsOwn,
  idempotency_keys: adminsOwn,
  // How somebody looks at a list: everybody's own, and what colleagues share of lists that one may read.
  saved_views: {
    admin: 'read.own create update.own delete.own',
    coordinator: 'read.own create update.own delete.own',
    'customer-service': 'read.own create update.own delete.own',
    teacher: 'read.own create update.own delete.own',
    student: none,
    actions: { share: office, unshare: office },
    queries: { shown: staff },
    overall: { offered: staff },
  },
  holidays: {
    ...material,
    student: none,
    actions: onOff(office),
  },
  licences: {
    admin: all,
    coordinator: all,
    ...notOffice,
    'customer-service': 'read',
    actions: { pause: office, unpause: office, terminate: office },
    queries: { withdrawal: office },
    overall: { timeline: office, lacking: office, forecast: office },
  },
  licence_slots: adminsOwn,
  // What is to be made, changed and ended at the provider of video meetings.
  provider_meetings: { ...notOffice, admin: 'read', coordinator: 'read', actions: { again: office } },
  periods: { ...timetable, ...running },
  forum_periods: { ...timetable, ...running },
  schedules: { ...timetable, actions: { ...onOff(office), change: office }, overall: { to_come: office } },
  // Those that are open to them, and those in which they have a seat.
  classes: { ...timetable, student: 'read.own', ...seats },
  forums: { ...timetable, student: 'read.own', ...seats },
  demo_classes: {
    ...timetable,
    'customer-service': all,
    student: 'read.own',
    actions: { ...meetings(desk), join: [...staff, ...students], activate: desk, end: desk, add_student: desk },
    queries: { about: [...staff, ...students], room: [...staff, ...students], roster: staff, attendance: staff },
    overall: { open: students, calendar: staff },
  },
  // Nothing of them is changed but by actions.
  particular_meetings: {
    ...timetable,
    admin: 'read create',
    coordinator: 'read create',
    student: 'read.own',
    actions: { ...meetings(office), join: inRoom },
    queries: { about: [...staff, ...students], room: [...staff, ...students], roster: staff, attendance: staff },
    overall: { open: students, calendar: staff },
  },
  particular_classes: { ...timetable, student: 'read.own', actions: onOff(office) },
  consecutive_classes: { ...timetable, teacher: none, actions: onOff(office) },
  registrations: {
    ...records,
    teacher: 'read.own',
    student: 'read.own',
    actions: { accept: students, cancel: students, remove: desk, mark_attendance: [...office, 'teacher'] },
    queries: { history: desk },
    overall: { faults: ['admin'], coming: students },
  },
  // Reports are for those who may read all; each sees the files that were taken by whom, customer service the own ones.
  report_runs: {
    ...{ admin: 'read', coordinator: none, 'customer-service': 'read.own', teacher: none, student: none },
    overall: { reports: reporting, page: reporting, totals: reporting },
  },
  report_schedules: {
    ...{
      admin: all,
      coordinator: none,
      'customer-service': 'read.own create update.own delete.own',
      teacher: none,
      student: none,
    },
    actions: { activate: reporting, deactivate: reporting },
  },
  // Who came into which room; who came without a key of the school's is matched by whom the attendance is.
  room_events: { ...records, teacher: 'read.own', actions: { match: [...office, 'teacher'] } },
  // Everybody opens tickets, and students and teachers read their own; the desk works on all of them.
  tickets: {
    ...{ admin: 'read create', coordinator: 'read create', 'customer-service': 'read create' },
    ...{ teacher: 'read.own create', student: 'read.own create' },
    actions: {
      ...{ reply: everybody, read: everybody, attach: everybody, reopen: everybody, rate: ['teacher', 'student'] },
      ...{ note: desk, take: desk, assign: desk, set_priority: desk, set_category: desk, solve: desk, discard: desk },
      merge: desk,
    },
    queries: { thread: everybody, canned: desk },
    overall: { counts: desk, assignees: desk },
  },
  // Who is no member of the desk reads the replies in own tickets, and no note.
  ticket_replies: { ...records, teacher: 'read.own', student: 'read.own' },
  canned_replies: {
    ...{ admin: all, coordinator: all, 'customer-service': all },
    teacher: none,
    student: none,
    actions: onOff(desk),
  },
  ticket_readers: { ...adminsOwn, collection: { look: desk, leave: desk } },
  ...told,
  // Addresses of calendars, each its owner's.
  feeds: { ...everybodysOwn, actions: { revoke: everybody }, collection: { publish: everybody } },
  // Who is in which room, and as whom: what a page does in a room it does to the own stay.
  room_keys: adminsOwn,
  sandbox_rooms: adminsOwn,
  sandbox_stays: {
    ...adminsOwn,
    collection: {
      enter: everybody,
      sign: everybody,
      say: everybody,
      raise_hand: everybody,
      leave: everybody,
      remove_person: everybody,
      end_for_all: everybody,
    },
  },
  // What an author has not saved yet.
  question_drafts: { ...adminsOwn, collection: { keep: office }, overall: { recovery: office } },
  // Who is writing in which form, and what a regrading has found and not applied yet.
  form_editors: { ...adminsOwn, collection: { look: office, leave: office } },
  regradings: adminsOwn,
  regrading_changes: adminsOwn,
};

/** Every other route, and who may call it: whoever is signed in, by roles, or 'anybody'. */
export const others: Record<string, readonly Role[] | 'anybody'> = {
  'GET /api/user': roles,
  'GET /api/user/data': ['student'],
  'PUT /api/user': roles,
  'GET /api/admin/user': staff,
  'PUT /api/profile': roles,
  'POST /api/profile/avatar': roles,
  'DELETE /api/profile/avatar': roles,
  'GET /api/events': roles,
  // Its token says whose calendar it is.
  'GET /api/calendar.ics': 'anybody',
  // Its signature says who sent it.
  'POST /api/video/zoom/events': 'anybody',
  'POST /api/passwords/forgot': 'anybody',
  'POST /api/passwords/reset': 'anybody',
  'GET /api/bulk_runs/:id/rows.csv': staff,
  'GET /api/reports/:report/:format': reporting,
  'POST /api/student_imports/upload': desk,
  'GET /api/student_imports/:id/bad.csv': desk,
  'GET /api/student_imports/template.csv': desk,
  'POST /api/students/:id/login_as': ['admin'],
  'POST /api/staff/:id/login_as': ['admin'],
  'DELETE /api/login_as': roles,
  'GET /api/schemas': staff,
  'GET /api/search': staff,
  'GET /api/schemas/:entity': staff,
  'GET /api/openapi.json': staff,
  'GET /api/docs': staff,
  'GET /api/docs/start.js': staff,
  'GET /api/docs/:asset': staff,
  // In the library the office's, recordings students', and with what they write anybody's.
  'POST /api/resources/upload': roles,
  'PUT /api/resources/:id/file': [...office, 'teacher'],
  'GET /api/resources/:id/file': roles,
  'GET /healthz': 'anybody',
  'GET /readyz': 'anybody',
};
for (const form of ['exercise_forms', 'exam_forms', 'leveling_forms']) {
  others[`POST /api/${form}/:id/import`] = office;
  others[`GET /api/${form}/:id/export/:format`] = office;
}
others['GET /api/formats/:format/templates/:type'] = office;
for (const kind of ['students', 'admin', 'coordinator', 'customer-service', 'customer_service', 'teacher']) {
  others[`POST /api/${kind}/login`] = 'anybody';
  others[`DELETE /api/${kind}/logout`] = 'anybody';
}
