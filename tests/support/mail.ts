import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that keeps what it is given. */
export interface MailServer {
  url: string;
  /** Whole messages, headers and all. */
  messages: string[];
  /** Answers the next messages with "try again later". */
  refuse(count: number): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const messages: string[] = [];
  let refusals = 0;
  const accept = (message: string): boolean => {
    refusals -= 1;
    if (refusals >= 0) return false;
    messages.push(message);
    return true;
  };
  const server: Server = createServer((socket) => converse(socket, accept));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    refuse(count) {
      refusals = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** As much of SMTP (RFC 5321) as a sender of one message needs. */
function converse(socket: Socket, accept: (message: string) => boolean): void {
  let unread = '';
  let inMessage = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    unread += chunk;
    for (let part = next(); part !== null; part = next()) {
      if (inMessage) say(accept(part) ? '250 kept' : '451 later');
      else answer(part);
      inMessage = !inMessage && /^data$/i.test(part);
    }
  });

  /** A command's line, or a whole message. */
  function next(): string | null {
    const mark = inMessage ? '\r\n.\r\n' : '\r\n';
    const end = unread.indexOf(mark);
    if (end < 0) return null;
    const part = unread.slice(0, end);
    unread = unread.slice(end + mark.length);
    return part;
  }

  function answer(line: string) {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'DATA') say('354 go on');
    else if (word === 'QUIT') socket.end('221 bye\r\n');
    else say('250 mail.test');
  }
}
