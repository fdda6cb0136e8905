import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the school on which everything that it answers is overheard. */
export interface Wire {
  url: string;
  /** Every answer so far, headers and body, in the order in which it came. */
  heard(): string;
  close(): void;
}

/** Lays a wire to a server. What goes over it is not compressed, so that it can be read. */
export async function layWire(to: string): Promise<Wire> {
  const heard: Buffer[] = [];
  const server = createServer((asked, answered) => {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const onward = request(new URL(asked.url ?? '/', to), { method: asked.method, headers }, (answer) => {
      heard.push(Buffer.from(`${JSON.stringify(answer.headers)}\n`));
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (bytes) => heard.push(bytes));
      answer.pipe(answered);
    });
    onward.on('error', () => answered.destroy());
    answered.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard: () => Buffer.concat(heard).toString(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
