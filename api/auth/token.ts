import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores of a token: reading it does not allow using it. */
export const hashOf = (token: string): string => hash('sha256', token);
