import { existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { Sentence } from '../sentence.ts';

/** The user that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
  /** Whether it is another one than this process's. */
  other: boolean;
}

/**
 * PostgreSQL refuses to run as root: root hands it to the owner of the cluster, else to postgres or nobody.
 * Anybody else runs it as themselves.
 */
export function accountFor(cluster: string): Account {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  if (process.platform === 'win32' || uid !== 0) {
    if (owner && process.platform !== 'win32' && owner.uid !== uid) {
      throw new Sentence(
        `The database in ${cluster} belongs to ${nameOf(owner.uid)}. Start as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    return { uid, gid, name: process.platform === 'win32' ? userInfo().username : nameOf(uid), other: false };
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: nameOf(owner.uid), other: true };
  for (const name of ['postgres', 'nobody']) {
    const found = accounts().find((account) => account.name === name);
    if (found) return { ...found, other: true };
  }
  throw new Sentence('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

const nameOf = (uid: number) => accounts().find((account) => account.uid === uid)?.name ?? `user ${uid}`;

const accounts = () =>
  (existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
