import type { VideoProvider } from './interface.ts';
import { VideoProblem } from './problem.ts';

/**
 * Stands for a provider on a machine that has none. It knows every address but those that begin with `unknown`; one that
 * begins with `pending` has an account that hosts nothing yet, and `unreachable` is a provider that does not answer. It
 * keeps nothing: a meeting's number is its marker, and what happens in its room is what the school was told.
 */
export const sandbox = (): VideoProvider => ({
  name: 'sandbox',
  async verifyLicence(email) {
    checkReachable(email);
    if (/^(unknown|pending)/.test(email)) return null;
    return { provider_user_id: `sandbox-${email}`, is_basic: false };
  },
  async createMeeting({ host, marker }) {
    checkReachable(host);
    return { host, marker, provider_meeting_id: marker, provider_uuid: marker };
  },
  async changeMeeting({ host }) {
    checkReachable(host);
  },
  async removeMeeting({ host }) {
    checkReachable(host);
  },
  async endMeeting(made) {
    return [endOf(made)];
  },
  async meetingState() {
    return null;
  },
  async ticket({ provider_meeting_id, marker }, { key, name, is_host, until }) {
    return {
      provider: 'sandbox',
      role: is_host ? 'host' : 'participant',
      meeting_number: provider_meeting_id,
      password: marker,
      name,
      key,
      expires_at: until.toISOString(),
      signature: null,
      sdk_key: null,
      zak: null,
      web_endpoint: null,
    };
  },
  async attendance() {
    return null;
  },
  async markedMeetings() {
    return [];
  },
});

function checkReachable(address: string): void {
  if (address.startsWith('unreachable')) throw new VideoProblem('unreachable');
}

const endOf = ({
  provider_meeting_id,
  provider_uuid,
}: {
  provider_meeting_id: string;
  provider_uuid: string | null;
}) => ({
  provider_meeting_id,
  provider_uuid: provider_uuid ?? provider_meeting_id,
  event: 'ended' as const,
  at: new Date().toISOString(),
});
