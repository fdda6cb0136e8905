import { profileOf } from '#schemas/guard.ts';
import type { Configuration } from '../configuration.ts';

/** The address of the school for links in what a job writes, where nobody's request says it. */
export const originOf = ({ publicUrl, port }: Configuration): string => publicUrl ?? `http://localhost:${port}`;

/** The name of the school's host, for what has to be unique in the world. */
export const hostOf = ({ publicUrl }: Configuration): string => (publicUrl ? new URL(publicUrl).hostname : 'localhost');

/** Who writes the letters: the setting of the server, else the school's support address. */
export const senderOf = (configuration: Configuration, support_email: string | null): string =>
  configuration.mailFrom ?? support_email ?? `no-reply@${hostOf(configuration)}`;

/** A sender's address without the name: `School <school@school.example>` is school@school.example. */
export const addressIn = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** As much of a reader as says where the own profile is. */
interface Reader {
  user_id: number;
  role: string;
  student_type: string | null;
}

/** Where letters of a kind are switched off; demo students have no profile. */
export function settingsOf(
  { user_id, role, student_type }: Reader,
  kind: string | undefined,
  configuration: Configuration,
) {
  if (!kind || student_type === 'demo') return null;
  const profile = originOf(configuration) + profileOf({ id: user_id, role: { slug: role } });
  return role === 'student' ? `${profile}?unwanted=${kind}` : profile;
}
