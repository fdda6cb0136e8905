import type { Row } from '#api/engine/define.ts';
import type { Sampler } from '#tests/support/sample.ts';
import type { School } from '#tests/support/school.ts';

/** What an action needs beside its state, and what else it may change: what the schemas do not say of it. */
export interface Scene {
  /** Makes room for a record. */
  before?(school: School): Promise<unknown>;
  /** Makes ready what the action's own rule asks for; `role` is who will act. */
  ready?(row: Row, school: School, samples: Sampler, role: string): Promise<unknown>;
  /** Who may, where the state decides on it. */
  by?(state: string): string[] | undefined;
  /** Columns that go with a state. */
  along?(state: string): Row;
  /** What is sent. */
  input?(row: Row): Row;
  /** Columns that it changes beside the state. */
  changes?: string[];
  /** States in which it was done before: then it changes nothing, and is not logged. */
  done?: string[];
}
