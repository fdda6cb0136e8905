import { connect } from 'node:net';

/** Draws numbers that are the same for the same seed (mulberry32). */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What addresses are made of that no browser sends, and their readers stumble over. */
export const oddities = [
  '%5C',
  '%5C%5C',
  '\\',
  '%00',
  '//',
  '/..',
  '/../..',
  '/.',
  '%2e%2e',
  '%2f',
  '%25',
  '%',
  '%zz',
  '%c0%af',
  '%ff%fe',
  '%F0%9F%90%8E',
  '%5C%3A',
  ':',
  ';v=1',
  '@evil.example',
  '?',
  '#',
  '[',
  '%0d%0a',
  '%E2%80%AE',
  '.data',
  '.csv',
  '.json',
  '~',
  '*',
  ' ',
  "'",
  '"<>',
  'x'.repeat(3000),
  '/a'.repeat(400),
  '%41'.repeat(300),
];

/** Bytes that are no request, or hardly one. */
export const unreadable: Buffer[] = [
  'GET /\xff\xfe HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /%5C HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET //%5C HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET http://%5C/ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET http://[::1/ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: localhost\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nhost: localhost\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\nhost: localhost\r\ncookie: sid=%; sid=\xff; device=\x01\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello',
  'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: -1\r\n\r\n',
  'GET /api/events HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n\r\n',
  '{"jsonrpc":"2.0"}\n',
].map((text) => Buffer.from(text, 'latin1'));

/** Sends bytes as they are. @returns the status of what came back; 0 where the connection was closed without a word */
export const sendRaw = (port: number, bytes: Buffer) =>
  new Promise<number>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.end(bytes));
    let heard = '';
    socket.setEncoding('latin1').setTimeout(20_000, () => socket.destroy());
    socket.on('data', (text) => (heard += text)).on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0)));
  });
