import type { HelpAnswer } from '../../server/help.server.ts';
import { orNotSent } from '../shell/sending.ts';

/** Sends what was written; where the network fails it is there still, and the form says so as it says any refusal. */
export async function orUnsent(send: () => Promise<HelpAnswer>): Promise<HelpAnswer> {
  const answer = await orNotSent(send);
  return 'not_sent' in answer ? { ...answer, refused: { message: null, errors: {} } } : answer;
}
