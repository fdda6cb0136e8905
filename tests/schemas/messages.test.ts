import { afterAll, beforeAll, expect, test } from 'vitest';
import api from '#schemas/locales/en/api.json' with { type: 'json' };
import words from '#schemas/locales/en/entities.json' with { type: 'json' };
import errors from '#schemas/locales/en/errors.json' with { type: 'json' };
import student from '#schemas/locales/en/student.json' with { type: 'json' };
import { entities } from '#tests/admin/entities.ts';
import { openSchool, type Person, type School } from '../support/school.ts';

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  await school.knex('users').where({ username: 'admin' }).update({ locale: 'en' });
  admin = await school.as('admin');
});
afterAll(() => school.close());

/** What the specification's sections 5 and 8 have said, byte for byte, where a form of what is built leaves a field out. */
test.each([
  ['students', 'email', 'Email is required'],
  ['students', 'password', 'Password is required'],
  ['students', 'username', 'Username is required'],
  ['students', 'name', 'Name is required'],
  ['students', 'first_name', 'First Name is required'],
  ['students', 'group_id', 'Group is required'],
  ['students', 'student_id', 'Enter the student ID'],
  ['students', 'student_type', 'Select the student type'],
  ['students', 'date_of_birth', 'The date of birth is required'],
  ['staff', 'name', 'Name is required'],
  ['staff', 'role_id', 'Select a role'],
  ['sections', 'content', 'Content is required'],
  ['class_lessons', 'content', 'Content is required'],
  ['levels', 'difficulty', 'Difficulty required'],
  ['levels', 'order', 'The order is required'],
  ['levels', 'required_classes', 'Required Class is required'],
  ['levels', 'required_lessons', 'Required Lesson is required'],
])('%s without %s: %s', async (entity, field, message) => {
  const answer = await admin.post(`/api/${entity}`, {});
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[field]).toBe(message);
});

test.each([
  ['email', 'no address', 'Email is not valid'],
  ['date_of_birth', '12/04/1998', 'Date format is YYYY-MM-DD'],
  ['password', 'short', 'Please ensure the field meets the minimum length requirement.'],
])('students with the %s "%s": %s', async (field, value, message) => {
  const answer = await admin.post('/api/students', { [field]: value });
  expect(answer.json().errors[field]).toBe(message);
});

test('a username that exists: The username already exists', async () => {
  const { id } = await school.knex('users').where({ username: 'advanced' }).first('id');
  const answer = await admin.put(`/api/students/${id}`, { username: 'student' });
  expect(answer.json().errors.username).toBe('The username already exists');
});

test('a sentence of a field stands at a field that an entity has, or a form asks for', () => {
  const fields = new Set([...entities.values()].flatMap(({ properties }) => Object.keys(properties)));
  /** Of periods, which are to come, and of forms that are no records. */
  const others = ['start_date', 'end_date', 'file', 'current_password'];
  expect(Object.keys(errors.errors.fields).filter((field) => !fields.has(field) && !others.includes(field))).toEqual(
    [],
  );
});

test('what no field of today asks for has its sentence ready at its field', () => {
  const { image, notes, swan_id, start_date, end_date } = errors.errors.fields;
  expect([image, notes, swan_id, start_date, end_date].map(({ required }) => required)).toEqual([
    'Image is required',
    'Notes are required',
    'Enter the Swan ID',
    'Start Date is required',
    'End Date is required',
  ]);
  expect(errors.errors['x-not-before']).toBe('The end date must be the same as or later than the start date');
});

test('sentences that belong to no field', () => {
  expect(api.problems.incomplete).toBe('Please fill in all required fields');
  expect(api.problems.session_replaced).toBe(
    'An active session has been detected in another tab. You will be redirected to the home page.',
  );
  expect(student.library.none).toBe('No results found');
});

test('a status is called as the specification calls it', () => {
  const known = ['active', 'inactive', 'draft', 'pending', 'pending revision', 'completed', 'paused', 'finished'];
  const said: Record<string, string> = words.values.status;
  for (const [status, word] of Object.entries(said)) {
    expect(known, status).toContain(status.replace('_', ' '));
    expect(word.toLowerCase()).toBe(status.replace('_', ' '));
  }
});
