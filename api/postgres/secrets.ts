import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Sentence } from '../sentence.ts';

/** The passwords of the embedded server: stored beside it, readable to its owner alone. */
export interface Secrets {
  port: number;
  owner: string;
  application: string;
}

const fileIn = (place: string) => path.join(place, 'postgres.json');
const password = () => randomBytes(24).toString('base64url');

/** The stored secrets, or new ones for a cluster that does not exist yet. */
export function secretsOf(place: string, cluster: string): Secrets {
  const file = fileIn(place);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  if (existsSync(cluster)) {
    throw new Sentence(`${file} is missing: it holds the passwords of the database in ${cluster}. Put it back.`);
  }
  const secrets = { port: 0, owner: password(), application: password() };
  saveSecrets(place, secrets);
  return secrets;
}

/** Written whole or not at all. */
export function saveSecrets(place: string, secrets: Secrets): void {
  const unfinished = `${fileIn(place)}.new`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, fileIn(place));
}

/** The addresses of the school's database: `ownerUrl` may change tables, `url` their rows alone. */
export function addressesOf({ port, owner, application }: Secrets, database = 'school') {
  const at = `127.0.0.1:${port}/${database}`;
  return { url: `postgres://application:${application}@${at}`, ownerUrl: `postgres://owner:${owner}@${at}` };
}
