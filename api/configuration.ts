import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Sentence } from './sentence.ts';

/** What the environment says, read once at start. `.env.example` describes every variable. */
export interface Configuration {
  port: number;
  host: string;
  /** An absolute folder: the embedded database and uploaded files live in it. */
  dataDir: string;
  /** The application's database user; null: the embedded server. */
  databaseUrl: string | null;
  /** The user that migrates, where it is another one. */
  databaseOwnerUrl: string | null;
  production: boolean;
  /** Both applications are served from their sources, with reload. */
  development: boolean;
  /** The address that people use, without a slash at the end; null, outside production: whatever they asked for. */
  publicUrl: string | null;
  /** How many proxies are in front of the server: their X-Forwarded-* headers are trusted. */
  trustProxy: number | false;
  /** The mail server that letters go out by; null: they are stored in the database alone. */
  smtpUrl: string | null;
  /** Who writes the letters; null: the school's support address. */
  mailFrom: string | null;
  /** The bucket that stores uploaded files; null: a folder in `dataDir`. */
  s3Url: string | null;
  /** Who carries the video meetings. */
  videoProvider: (typeof videoProviders)[number];
  /** The school's account at Zoom; null: none was given. */
  zoom: ZoomSettings | null;
  logger: { level: string } | false;
}

/** A server-to-server app, a Meeting SDK app of the same account, and where Zoom is. */
export interface ZoomSettings {
  accountId: string;
  clientId: string;
  clientSecret: string;
  sdkKey: string;
  sdkSecret: string;
  webhookSecret: string;
  oauthUrl: string;
  apiUrl: string;
  /** The host of the web services that browsers ask; null: Zoom's own. */
  webEndpoint: string | null;
}

type Environment = Record<string, string | undefined>;

const root = fileURLToPath(new URL('..', import.meta.url));
const modes = ['production', 'development', 'test'];
export const videoProviders = ['sandbox', 'zoom'] as const;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * The environment as typed values. An empty variable counts as absent.
 * @throws Sentence that names every variable that cannot be used, and why
 */
export function readConfiguration(env: Environment): Configuration {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, wanted: string): T => {
    const value = env[name]?.trim();
    if (!value) return fallback;
    const parsedValue = parse(value);
    if (parsedValue !== undefined) return parsedValue;
    problems.push(`${name} must be ${wanted}; it is "${secret.test(name) ? '…' : value}".`);
    return fallback;
  };
  const mode = read('NODE_ENV', '', oneOf(modes), `one of ${modes.join(', ')}`);
  const production = mode === 'production';
  const proxies = read('BEHIND_PROXY', 0, integer(0, 100), 'the number of proxies before the server, 0 to 100');
  const level = read('LOG_LEVEL', production ? 'info' : 'warn', oneOf(levels), `one of ${levels.join(', ')}`);
  const postgres = 'an address like postgres://user:password@host:5432/database';
  const zoom = readZoom(env, read, problems);
  const configuration: Configuration = {
    port: read('PORT', 3000, integer(0, 65_535), 'a port, 0 to 65535'),
    host: read('HOST', production ? '0.0.0.0' : '127.0.0.1', (value) => value, 'an address'),
    dataDir: path.resolve(root, env.DATA_DIR?.trim() || '.data'),
    databaseUrl: read('DATABASE_URL', null, address(['postgres:', 'postgresql:']), postgres),
    databaseOwnerUrl: read('DATABASE_OWNER_URL', null, address(['postgres:', 'postgresql:']), postgres),
    production,
    development: mode === 'development',
    publicUrl: read('PUBLIC_URL', null, originIn, 'an address like https://school.example, without a path'),
    trustProxy: proxies || false,
    smtpUrl: read('SMTP_URL', null, address(['smtp:', 'smtps:']), 'an address like smtps://user:password@host:465'),
    mailFrom: read(
      'MAIL_FROM',
      null,
      mailbox,
      'an address like school@school.example or School <school@school.example>',
    ),
    s3Url: read('S3_URL', null, bucket, 'an address like https://key:secret@s3.example/bucket?region=us-east-1'),
    videoProvider: read(
      'VIDEO_PROVIDER',
      zoom ? 'zoom' : 'sandbox',
      (value) => videoProviders.find((name) => name === value),
      `one of ${videoProviders.join(', ')}`,
    ),
    zoom,
    logger: level === 'silent' ? false : { level },
  };
  if (configuration.databaseOwnerUrl && !configuration.databaseUrl) {
    problems.push('DATABASE_OWNER_URL is set without DATABASE_URL: set both, or neither for the embedded database.');
  }
  if (configuration.videoProvider === 'zoom' && !zoom) {
    problems.push(`VIDEO_PROVIDER is zoom: set ${Object.values(zoomSecrets).join(', ')}.`);
  }
  if (production && !env.PUBLIC_URL?.trim()) {
    problems.push(
      'PUBLIC_URL is missing: production needs the address that people use, as https://school.example, for the links in letters.',
    );
  }
  if (problems.length > 0) throw new Sentence(problems.join('\n'));
  return configuration;
}

/** Variables that hold a password, or whose addresses do. */
const secret = /^(DATABASE|SMTP|S3|ZOOM)_/;

/** What Zoom's account is known by: all of them, or none. */
const zoomSecrets = {
  accountId: 'ZOOM_ACCOUNT_ID',
  clientId: 'ZOOM_CLIENT_ID',
  clientSecret: 'ZOOM_CLIENT_SECRET',
  sdkKey: 'ZOOM_SDK_KEY',
  sdkSecret: 'ZOOM_SDK_SECRET',
  webhookSecret: 'ZOOM_WEBHOOK_SECRET',
};

type ReadSetting = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, wanted: string) => T;

function readZoom(env: Environment, read: ReadSetting, problems: string[]): ZoomSettings | null {
  const missing = Object.values(zoomSecrets).filter((name) => !env[name]?.trim());
  if (missing.length === Object.keys(zoomSecrets).length) return null;
  if (missing.length > 0) problems.push(`Zoom's account needs ${missing.join(', ')} too.`);
  const secrets = Object.fromEntries(
    Object.entries(zoomSecrets).map(([member, name]) => [member, env[name]?.trim() ?? '']),
  ) as Record<keyof typeof zoomSecrets, string>;
  const web = 'an address like https://zoom.us';
  return {
    ...secrets,
    oauthUrl: read('ZOOM_OAUTH_URL', 'https://zoom.us/oauth/token', address(['https:', 'http:']), web),
    apiUrl: read('ZOOM_API_URL', 'https://api.zoom.us/v2', address(['https:', 'http:']), web),
    webEndpoint: read('ZOOM_WEB_ENDPOINT', null, (value) => (/^[\w.-]+$/.test(value) ? value : undefined), 'a host'),
  };
}

const mailbox = (value: string) => (/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(value) ? value : undefined);

const bucket = (value: string) => {
  const { username, password, pathname } = URL.canParse(value) ? new URL(value) : ({} as Partial<URL>);
  return /^https?:/.test(value) && username && password && /^\/[\w.-]+$/.test(pathname ?? '') ? value : undefined;
};

const oneOf = (choices: string[]) => (value: string) => (choices.includes(value) ? value : undefined);

const integer = (least: number, most: number) => (value: string) =>
  /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;

const address = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value.replace(/\/+$/, '') : undefined;

/** Protocol, host and port as browsers write them, of an address that says nothing else. */
export function originIn(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}
