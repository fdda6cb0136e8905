import type { FastifyInstance } from 'fastify';

export default async function documents(_app: FastifyInstance): Promise<void> {}
