import { createTransport, type Transporter } from 'nodemailer';
import type { Configuration } from '../configuration.ts';

const patience = 15_000;
const made = new Map<string, Transporter>();

/** The mail transport; null if none is configured. */
export function transportOf({ smtpUrl }: Configuration): Transporter | null {
  if (!smtpUrl) return null;
  const present = made.get(smtpUrl);
  if (present) return present;
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url: smtpUrl, ...limits });
  made.set(smtpUrl, transport);
  return transport;
}
