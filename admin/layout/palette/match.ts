import { nearness } from './nearness.ts';

/** Those that fit what was written, the nearest first; among equals the order stays. */
export function fitting<Choice extends { label: string }>(choices: Choice[], query: string): Choice[] {
  if (query.trim() === '') return choices;
  return choices
    .flatMap((choice) => {
      const near = nearness(choice.label, query);
      return near === null ? [] : [{ choice, near }];
    })
    .sort((one, other) => one.near - other.near)
    .map(({ choice }) => choice);
}
