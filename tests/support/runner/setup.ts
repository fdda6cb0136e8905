import { openWorld } from '../world.ts';

/** Before all tests of a run, Vitest's or Playwright's: the world. What it returns is done after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const world = await openWorld();
  return world.close;
}
