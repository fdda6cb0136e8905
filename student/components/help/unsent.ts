import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { HelpAnswer } from '../../server/help.server.ts';
import { orNotSent } from '../shell/sending.ts';

/** The `clientAction` of a help page: sends what was written; where the network fails it is there still, and the form says so as it says any refusal. */
export async function orUnsent({ serverAction }: ClientActionFunctionArgs): Promise<HelpAnswer> {
  const answer = await orNotSent(() => serverAction<HelpAnswer>());
  return 'not_sent' in answer ? { ...answer, refused: { message: null, errors: {} } } : answer;
}
