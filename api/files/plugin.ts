import type { FastifyInstance } from 'fastify';

export default async function files(_app: FastifyInstance): Promise<void> {}
