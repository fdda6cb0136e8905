import { describe, expect, test } from 'vitest';
import { landing, ownAddress, signInFor } from '#schemas/accounts/landing.ts';
import type { Visitor } from '#schemas/guard.ts';

const student: Visitor = { id: 7, role: { slug: 'student' }, student_type: 'normal', current_level: { order: 2 } };
const newcomer: Visitor = { ...student, current_level: null };
const login = (asked: string) => new URL(signInFor('/login/student', asked), 'http://school.example');

describe('a sign-in', () => {
  test('leads to the page that was asked for, its query and all', () => {
    expect(landing(student, login('/levels/level/3'))).toBe('/levels/level/3');
    expect(landing(student, login('/library?page=2&kind=audio'))).toBe('/library?page=2&kind=audio');
  });

  test('leads home where nothing was asked for', () => {
    expect(signInFor('/login/student', '/')).toBe('/login/student');
    expect(landing(student, login('/'))).toBe('/home');
    expect(landing(newcomer, login('/'))).toBe('/welcome');
  });

  test('leads home where no page has the address', () => {
    expect(landing(student, login('/nothing'))).toBe('/home');
  });

  test.each([
    'https://evil.example/levels',
    '//evil.example/levels',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'levels',
  ])('never leads to another site: %j', (asked) => {
    const address = new URL('/login/student', 'http://school.example');
    address.searchParams.set('to', asked);
    expect(landing(student, address)).toBe('/home');
    expect(ownAddress(asked) ?? '/').toMatch(/^\/(?!\/)/);
  });
});
