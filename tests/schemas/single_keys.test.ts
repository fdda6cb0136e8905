import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { singleKey, singleKeysOff } from '#schemas/browser/single_keys.ts';

/** As much of an element as the question asks of: whether something is written in it. */
class Place {
  isField: boolean;
  constructor(isField: boolean) {
    this.isField = isField;
  }
  closest() {
    return this.isField ? this : null;
  }
}
const pressed = (more: object = {}) => ({
  ...{ key: 'j', ctrlKey: false, metaKey: false, altKey: false },
  ...{ target: new Place(false) as unknown as EventTarget, ...more },
});

let off: string[] = [];
beforeEach(() => {
  vi.stubGlobal('Element', Place);
  vi.stubGlobal('document', { documentElement: { hasAttribute: (name: string) => off.includes(name) } });
});
afterEach(() => {
  off = [];
  vi.unstubAllGlobals();
});

test('A key that is pressed alone is a shortcut', () => {
  expect(singleKey(pressed())).toBe('j');
});

test('With a modifier, or where something is written, it is none', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(singleKey(pressed({ [modifier]: true }))).toBeNull();
  expect(singleKey(pressed({ target: new Place(true) }))).toBeNull();
});

test('Who has switched such shortcuts off has none anywhere', () => {
  off = [singleKeysOff];
  expect(singleKey(pressed())).toBeNull();
});
