import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';

test('without a word it serves this machine alone, from .data', () => {
  const configuration = readConfiguration({});
  expect(configuration).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    databaseOwnerUrl: null,
    production: false,
    development: false,
    publicUrl: null,
    trustProxy: false,
    videoProvider: 'sandbox',
    zoom: null,
    smtpUrl: null,
    mailFrom: null,
    s3Url: null,
    logger: { level: 'warn' },
  });
  expect(readConfiguration({ PORT: '', HOST: ' ', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(configuration);
});

test('in production it serves everybody and logs requests', () => {
  const { host, production, logger } = readConfiguration({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://school.example',
  });
  expect({ host, production, logger }).toEqual({ host: '0.0.0.0', production: true, logger: { level: 'info' } });
});

test('reads every variable', () => {
  const configuration = readConfiguration({
    PORT: '8080',
    HOST: '::1',
    DATABASE_URL: 'postgres://application:secret@db:5432/school',
    DATABASE_OWNER_URL: 'postgresql://owner:secret@db/school',
    NODE_ENV: 'development',
    PUBLIC_URL: 'https://school.example/',
    BEHIND_PROXY: '2',
    LOG_LEVEL: 'silent',
  });
  expect(configuration).toMatchObject({
    port: 8080,
    host: '::1',
    databaseUrl: 'postgres://application:secret@db:5432/school',
    databaseOwnerUrl: 'postgresql://owner:secret@db/school',
    development: true,
    publicUrl: 'https://school.example',
    trustProxy: 2,
    logger: false,
  });
});

test('names every variable that cannot be used, and shows no password', () => {
  const read = () =>
    readConfiguration({
      PORT: '70000',
      NODE_ENV: 'live',
      BEHIND_PROXY: 'yes',
      PUBLIC_URL: 'school.example',
      DATABASE_URL: 'mysql://root:hunter2@db/school',
      LOG_LEVEL: 'loud',
    });
  for (const name of ['PORT', 'NODE_ENV', 'BEHIND_PROXY', 'PUBLIC_URL', 'DATABASE_URL', 'LOG_LEVEL']) {
    expect(read).toThrow(new RegExp(`^${name} must be `, 'm'));
  }
  expect(read).not.toThrow(/hunter2/);
});

test('production has to know its own address, and an address has no path', () => {
  expect(() => readConfiguration({ NODE_ENV: 'production' })).toThrow(/^PUBLIC_URL is missing: /);
  for (const PUBLIC_URL of ['https://school.example/app', 'https://me@school.example', 'https://school.example?a=1'])
    expect(() => readConfiguration({ PUBLIC_URL })).toThrow(/^PUBLIC_URL must be /);
  expect(readConfiguration({ PUBLIC_URL: 'https://School.Example:443/' }).publicUrl).toBe('https://school.example');
});

test('an owner without a database of its own makes no sense', () => {
  expect(() => readConfiguration({ DATABASE_OWNER_URL: 'postgres://owner@db/school' })).toThrow('without DATABASE_URL');
});

test('.env.example shows every variable, and nothing that is not read', () => {
  const read = new Set(readFileSync('api/configuration.ts', 'utf8').match(/\b[A-Z]{2,}(_[A-Z]+)*\b/g));
  const shown = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
  for (const name of shown) expect(read).toContain(name);
  for (const name of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'NODE_ENV',
    'PUBLIC_URL',
    'BEHIND_PROXY',
    'LOG_LEVEL',
  ]) {
    expect(shown).toContain(name);
  }
});
