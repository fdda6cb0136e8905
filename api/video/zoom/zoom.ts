import type { ZoomSettings } from '../../configuration.ts';
import type { VideoProvider } from '../interface.ts';
import { passwordOf } from '../password.ts';
import { VideoProblem } from '../problem.ts';
import { callOf } from './call.ts';
import { changeMeeting, createMeeting, endMeeting, listMarked, removeMeeting, stateOf } from './meetings.ts';
import { reportOf } from './report.ts';
import { sign, validity } from './signature.ts';
import { tokensOf } from './token.ts';

/** Kinds of users: those without a paid licence host for 40 minutes, the others are no hosts at all. */
const basicUser = 1;
const licensedUser = 2;

/** A token that starts a meeting is fetched when the teacher enters, and good for so many seconds. */
const zakSeconds = '600';

const noAccount = ['licence_unknown', 'licence_elsewhere', 'licence_unusable'];

/** Zoom, by a server-to-server app and a Meeting SDK app of the school's own account. */
export function zoom(settings: ZoomSettings): VideoProvider {
  const call = callOf(settings, tokensOf(settings));
  const secret = settings.sdkSecret;
  const user = (host: string) => `/users/${encodeURIComponent(host)}`;
  return {
    name: 'zoom',
    async verifyLicence(email) {
      try {
        const { id, type, status } = await call('GET', user(email));
        const hosts = status === 'active' && (type === licensedUser || type === basicUser);
        return hosts ? { provider_user_id: String(id), is_basic: type === basicUser } : null;
      } catch (error) {
        if (error instanceof VideoProblem && noAccount.includes(error.code)) return null;
        throw error;
      }
    },
    createMeeting: (wanted, { adopts }) => createMeeting(call, wanted, adopts, secret),
    async changeMeeting(made, wanted) {
      await changeMeeting(call, made, wanted, secret);
    },
    removeMeeting: (made) => removeMeeting(call, made),
    async endMeeting(made) {
      await endMeeting(call, made);
      return [];
    },
    meetingState: (made) => stateOf(call, made),
    async ticket({ host, marker, provider_meeting_id }, { key, name, is_host, until }) {
      const { issuedAt, expiresAt } = validity(new Date(), until);
      const zak = is_host
        ? String((await call('GET', `${user(host)}/token`, { query: { type: 'zak', ttl: zakSeconds } })).token)
        : null;
      return {
        provider: 'zoom',
        role: is_host ? 'host' : 'participant',
        meeting_number: provider_meeting_id,
        password: passwordOf(secret, marker),
        name,
        key,
        expires_at: new Date(expiresAt * 1000).toISOString(),
        signature: await sign(settings, { meeting: provider_meeting_id, isHost: is_host, issuedAt, expiresAt }),
        sdk_key: settings.sdkKey,
        zak,
        web_endpoint: settings.webEndpoint,
      };
    },
    attendance: (made) => reportOf(call, made),
    markedMeetings: (host, prefix) => listMarked(call, host, prefix),
  };
}
