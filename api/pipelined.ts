import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Requests of one connection that may wait for an answer. No browser and no proxy sends a second one before the first is answered. */
const most = 4;

interface Line {
  waiting: number;
  /** When the last of them has its answer. */
  last: Promise<void>;
}

/**
 * Answers the requests of a connection one after the other. Node hands over all that have come: hundreds of files would be
 * open for a reader who takes none of them.
 */
export function answerInTurn(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', ({ raw: { socket } }: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const line = lines.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= most) return void socket.destroy();
    const before = line.waiting > 0 ? line.last : null;
    line.waiting += 1;
    line.last = new Promise((resolve) => {
      reply.raw.once('close', () => {
        line.waiting -= 1;
        resolve();
      });
    });
    lines.set(socket, line);
    // Where the connection has closed meanwhile nobody waits for an answer.
    if (before) before.then(() => socket.destroyed || done());
    else done();
  });
}
