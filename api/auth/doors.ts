import type { FastifyError, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { contextOf } from '../engine/context.ts';
import type { Problem } from '../engine/errors.ts';
import { problemOf } from '../engine/problems.ts';
import { addressOf } from '../network.ts';
import { deviceHash } from './devices.ts';
import { checkThrottle, countFailure } from './throttle.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts an anonymous body: a refused one counts as a failed try. */
    door?: boolean;
  }
}

/**
 * Before the body of an anonymous request is read: whether the address has failed too often.
 * @throws Problem 429
 */
export async function checkDoor(request: FastifyRequest, knex: Knex): Promise<void> {
  if (!request.routeOptions.config.door) return;
  const device = deviceHash(request);
  const known = device && (await knex('known_devices').where({ token_hash: device }).first('id'));
  await checkThrottle(knex, { account: null, address: addressOf(request), device }, Boolean(known));
}

/** Counts a body that could not be read or validated. */
export async function countUnread(request: FastifyRequest, error: FastifyError | Problem): Promise<void> {
  if (!request.routeOptions.config?.door || ![400, 408, 413, 415, 422].includes(problemOf(error).status)) return;
  await countFailure(contextOf(request, request.server.engine), { account: null, device: deviceHash(request) });
}
