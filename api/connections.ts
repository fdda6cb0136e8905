import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, type Socket } from 'node:net';
import { answerUnread } from './engine/problems.ts';
import { networkOf } from './network.ts';

/** What a connection may take: seconds of time, and places. */
export interface Limits {
  /** The whole header of a request, counted from the opening of the connection or from its first byte. */
  header: number;
  /** How often a body is looked at that is still on its way. */
  look: number;
  /** So many bytes a second have to come of it in between; a file of 500 MB may take as long as its line needs. */
  pace: number;
  /** How long both sides may be silent. Pages that listen to events get a heartbeat more often. */
  silence: number;
  /** Connections at a time, in all. */
  all: number;
  /** And from one address, unless that is a proxy's or this machine's. */
  each: number;
}

/** A connection takes two files: itself, and the one that is sent by it or comes in. What is left is for the database. */
const all = Math.min(4000, Math.floor(openFiles() * 0.4));

export const usual: Limits = { header: 15, look: 20, pace: 512, silence: 300, all, each: Math.floor(all / 4) };

function openFiles(): number {
  const limitsFile = process.platform === 'linux' ? readFileSync('/proc/self/limits', 'utf8') : '';
  return Number(/^Max open files\s+(\d+)/m.exec(limitsFile)?.[1]) || 1024;
}

/** 500 Swan IDs of the longest stand in the address of a report, and in that of the page that asks: a browser sends both. */
const maxHeaderSize = 64 * 1024;

/** The part of the limits that Node's own server looks after; a whole request has no end of time, as files are long. */
export const serverOptions = ({ header, look, silence }: Limits) => ({
  requestTimeout: 0,
  connectionTimeout: silence * 1000,
  http: { headersTimeout: header * 1000, connectionsCheckingInterval: Math.min(header, look) * 500, maxHeaderSize },
});

/**
 * Keeps half-sent bodies and idle connections from taking every place.
 * @param isProxied every connection comes from the same few addresses then: the proxy knows who is behind it
 */
export function limitConnections(server: Server, { look, pace, all, each }: Limits, isProxied: boolean): void {
  server.maxConnections = all;
  if (!isProxied) server.on('connection', countEach(each));
  const coming = new Map<IncomingMessage, Coming>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    coming.set(request, { response, read: null });
    for (const event of ['end', 'close']) request.once(event, () => coming.delete(request));
  });
  const clock = setInterval(() => coming.forEach(judge), look * 1000).unref();
  server.once('close', () => clearInterval(clock));

  function judge(body: Coming, { socket, readableLength }: IncomingMessage): void {
    const came = body.read === null ? Number.POSITIVE_INFINITY : socket.bytesRead - body.read;
    body.read = socket.bytesRead;
    // What has come and is not read yet waits for us.
    if (readableLength > 0 || came >= pace * look) return;
    if (body.response.headersSent) socket.destroy();
    else answerUnread({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  }
}

/** A body on its way: its answer, and how much of its connection had been read when it was looked at last. */
interface Coming {
  response: ServerResponse;
  read: number | null;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** A connection from this machine is a proxy's or an operator's. */
const isHere = (address: string) => loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

function countEach(each: number): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const address = networkOf(socket.remoteAddress);
    if (address === '' || isHere(socket.remoteAddress as string)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > each) socket.destroy();
  };
}
