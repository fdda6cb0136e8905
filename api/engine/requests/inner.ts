import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Caller } from '../define.ts';

/** What a call made within this process carries; no request from outside can forge it. */
export interface InnerCall {
  caller: Caller;
  address: string | null;
  request_id: string;
}

export const innerCall = new AsyncLocalStorage<InnerCall>();

/** Calls the API in process as somebody whose rights were established already. Rights and validation run as always. */
export function callAs(app: FastifyInstance, caller: InnerCall, options: InjectOptions) {
  // An injected call begins when somebody asks for its answer: that has to happen in here, or the caller is lost.
  return innerCall.run(
    caller,
    async () => await app.inject({ remoteAddress: caller.address ?? undefined, ...options }),
  );
}
