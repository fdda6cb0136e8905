import { expect, test, vi } from 'vitest';
import { stayInForm } from '#admin/theme/stay_in_form.ts';

function pressed(key: string, isOpen: boolean): boolean {
  const preventDefault = vi.fn();
  const target = { getAttribute: () => String(isOpen) } as unknown as Element;
  stayInForm({ key, target, preventDefault });
  return preventDefault.mock.calls.length > 0;
}

test('Enter in an open list of choices sends no form, though nothing is marked in it', () => {
  expect(pressed('Enter', true)).toBe(true);
});

test('Enter in a closed one, and other keys, do what they always do', () => {
  expect([pressed('Enter', false), pressed('Tab', true), pressed('a', true)]).toEqual([false, false, false]);
});
