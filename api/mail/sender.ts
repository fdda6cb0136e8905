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
