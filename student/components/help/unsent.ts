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
