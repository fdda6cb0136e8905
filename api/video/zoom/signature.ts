import { SignJWT } from 'jose';
import type { ZoomSettings } from '../../configuration.ts';

interface Claims {
  /** The number of the meeting, figures alone. */
  meeting: string;
  isHost: boolean;
  /** Seconds of the epoch. */
  issuedAt: number;
  expiresAt: number;
}

/** Zoom accepts signatures that last from half an hour to two days. */
const shortest = 1800;
const longest = 172_800;
/** Clocks differ. */
const skew = 30;
/** A signature is good for so long after the meeting should be over. */
const beyond = 900;

/** From when to when a signature is good that is asked for now, for a meeting that lasts until then. */
export function validity(now: Date, until: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000) - skew;
  const wanted = Math.floor(until.getTime() / 1000) + beyond;
  return { issuedAt, expiresAt: Math.min(Math.max(wanted, issuedAt + shortest), issuedAt + longest) };
}

/** The signature by which the Meeting SDK joins (https://developers.zoom.us/docs/meeting-sdk/auth/). */
export const sign = ({ sdkKey, sdkSecret }: ZoomSettings, { meeting, isHost, issuedAt, expiresAt }: Claims) =>
  new SignJWT({
    appKey: sdkKey,
    sdkKey,
    mn: meeting,
    role: isHost ? 1 : 0,
    iat: issuedAt,
    exp: expiresAt,
    tokenExp: expiresAt,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(sdkSecret));
