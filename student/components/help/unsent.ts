import type { ShouldRevalidateFunction } from '@remix-run/react';
import type { HelpAnswer } from '../../server/help.server.ts';

/** Sends what was written; where the network fails it is there still, and the form says so. */
export async function orUnsent(send: () => Promise<HelpAnswer>): Promise<HelpAnswer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { refused: { message: null, errors: {} } };
  }
}

/** What was not sent has changed nothing, and what cannot be reached is not read: the page stays, with what was written in it. */
export const unlessUnsent: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  (actionResult as HelpAnswer | undefined)?.refused?.message === null ? false : defaultShouldRevalidate;
