import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { gate } from '../../gate.ts';

/** OWASP ASVS 5, appendix C; argon2id is the package's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and one core: more at a time than there are cores would only take memory. */
export const inTurn = gate(availableParallelism());

/** The last password that nobody was to know, with its hash. */
let unknown: { password: string; hash: Promise<string> } | null = null;

/**
 * A password that nobody knows, for new accounts whose owners will choose one: it leaves this process only as its hash, which
 * is made once for all the accounts that are given it.
 */
export function unknownPassword(): string {
  const password = randomBytes(32).toString('base64url');
  unknown = { password, hash: inTurn(() => hash(password, cost)) };
  return password;
}

/** A salted argon2id hash. The bytes count as they are: nothing is trimmed, no case is folded. */
export const hashPassword = (password: string): Promise<string> =>
  unknown?.password === password ? unknown.hash : inTurn(() => hash(password, cost));

const dummyHash = hash(randomBytes(32), cost);

/** Compares a password with a hash, to be called `inTurn`. An unknown user (null) is refused as slowly. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const right = await verify(hashed ?? (await dummyHash), password);
  return right && hashed !== null;
}
