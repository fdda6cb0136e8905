import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from '#tests/support/browser/browser.ts';

/**
 * A browser of its own in which somebody is signed in, for a program that speaks to it by its port. A header of cookies
 * would not do: as soon as a page stores one, the browser sends what it has stored instead.
 */
export async function openSignedIn(url: string, cookie: string): Promise<{ port: string; close(): Promise<void> }> {
  const { executablePath, args, env = {} } = findBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'signed-in-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const browser = spawn(executablePath, [...args, ...flags], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');
  const close = async () => {
    browser.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const address = await addressOf(createInterface(browser.stderr));
    await storeCookies(address, url, cookie);
    return { port: new URL(address).port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The browser ended before it listened.');
}

async function storeCookies(address: string, url: string, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { url, name, value: value.join('=') };
  });
  const socket = new WebSocket(address);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } }));
  const [{ data }] = await once(socket, 'message');
  socket.close();
  const { error } = JSON.parse(data);
  if (error) throw new Error(error.message);
}
