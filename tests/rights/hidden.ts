import { type Role, roles } from './line.ts';

const students: Role[] = ['student'];

/** What of a meeting nobody reads, and what no student. */
const meeting = {
  last_waiting: roles,
  margin_before: roles,
  margin_after: roles,
  licence_from: roles,
  licence_until: roles,
  over_capacity: students,
  taken: students,
  needs_licence: students,
  licence_id: students,
  licence_slot: students,
  cancel_reason: students,
  settled_as: students,
  alternative_link: students,
};
const dated = { series_date: students, is_exception: students };
const line = { ...meeting, ...dated, parallel: students, schedule_id: students };

/** Fields that a role never sees. */
export const hidden: Record<string, Partial<Record<string, readonly Role[]>>> = {
  staff: { password: roles },
  students: {
    password: roles,
    role_id: roles,
    notes: ['teacher', 'student'],
    days_left: ['teacher', 'student'],
    merged_into_id: ['teacher', 'student'],
    apart_from: roles,
    weekly_goal: ['admin', 'coordinator', 'customer-service', 'teacher'],
  },
  sessions: { token_hash: roles },
  feeds: { token_hash: roles, fetches: roles, counted_from: roles },
  notices: { letter_due: roles },
  messages: Object.fromEntries(
    ['audience', 'level_id', 'group_id', 'student_type', 'student_id', 'send_letter', 'reminded_at'].map((field) => [
      field,
      students,
    ]),
  ),
  room_keys: { key: roles },
  sandbox_rooms: { messages: roles },
  sandbox_stays: { stay: roles, device: roles },
  password_resets: { token_hash: roles },
  known_devices: { token_hash: roles },
  idempotency_keys: { fingerprint: roles, answer: roles },
  questions: { dismissed: roles, digest: roles },
  form_versions: { digest: roles },
  tickets: {
    assigned_to: ['teacher', 'student'],
    solved_by: ['teacher', 'student'],
    discarded_by: ['teacher', 'student'],
    discarded_at: ['teacher', 'student'],
  },
  provider_meetings: { lease_until: roles, sent_at: roles, marker: roles },
  resources: {
    storage_key: roles,
    cues: roles,
    file_name: ['student'],
    library: ['student'],
    ticket_id: ['teacher', 'student'],
    ticket_reply_id: ['teacher', 'student'],
  },
  attempts: {
    seqs: roles,
    worked_at: roles,
    graded: roles,
    regraded_by: roles,
    seed: ['teacher', 'student'],
    asked: ['teacher', 'student'],
    notes: ['teacher', 'student'],
  },
  leveling_tests: {
    self_assessment: ['teacher', 'student'],
    estimate: ['teacher', 'student'],
    standard_error: ['teacher', 'student'],
    proposed_level_id: ['teacher', 'student'],
    probability: ['teacher', 'student'],
    near: ['teacher', 'student'],
    stopped: ['teacher', 'student'],
    reason: ['teacher', 'student'],
    notes: ['teacher', 'student'],
    reviewed_by: ['teacher', 'student'],
  },
  classes: line,
  forums: line,
  demo_classes: meeting,
  particular_meetings: { ...meeting, ...dated },
  registrations: {
    registered_by: students,
    add_reason: students,
    waiting_number: students,
    live_seconds: students,
    reported_seconds: students,
    marked_by: students,
    marked_at: students,
    mark_reason: students,
  },
  certificates: { reason: ['teacher', 'student'] },
  room_events: { key: roles },
  exercise_forms: { has_changes: ['student'] },
  exam_forms: { has_changes: ['student'] },
  leveling_forms: { has_changes: ['student'] },
};

const profile = ['first_name', 'name', 'phone', 'avatar', 'locale', 'time_zone', 'color_scheme', 'single_keys'];

/** Where a role writes but a part of a record. */
export const writable: [entity: string, role: Role, fields: string[]][] = [
  ['staff', 'customer-service', profile],
  ['staff', 'teacher', profile],
  ['students', 'student', profile],
];

/** Where a role reads but a part of a record, and less of those of others: beside its number and version. */
export const visible: [entity: string, role: Role, fields: string[], ofOthers?: string[]][] = [
  ['students', 'teacher', ['first_name', 'name', 'avatar', 'current_level_id']],
  ['staff', 'teacher', ['username', 'email', ...profile, 'status']],
  ['staff', 'customer-service', ['username', 'email', ...profile, 'status'], ['first_name', 'name', 'teaches']],
  ['licences', 'customer-service', ['email']],
];
