import type { Configuration } from '../../configuration.ts';
import { defineJob, type JobContext } from '../../engine/jobs/jobs.ts';
import { requireRow } from '../../engine/require_row.ts';
import { hostOf, senderOf } from '../../mail/sender.ts';
import { transportOf } from '../../mail/transport.ts';

interface Letter {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
}

/**
 * Sends a letter, or stores it where no mail server is set: an admin reads it in the back office. A letter that was sent
 * is stored without links that open an account. Sent twice (the process died in between) it is the same message to the reader.
 */
export default defineJob<{ id: number }>('send_letter', async ({ id }, ctx) => {
  const letter: Letter | undefined = await ctx.trx('letters').where({ id, status: 'waiting' }).first();
  if (!letter) return;
  const transport = transportOf(ctx.configuration);
  const become = (status: string, more: object = {}) =>
    ctx
      .trx('letters')
      .where({ id })
      .update({ status, ...more, version: ctx.trx.raw('version + 1'), updated_at: ctx.now });
  if (!transport) return void (await become('kept'));
  try {
    await transport.sendMail({ ...envelope(letter, ctx.configuration), from: await sender(ctx) });
    await become('sent', { sent_at: ctx.now, failure: null, ...withoutSecrets(letter) });
  } catch (error) {
    const failure = String((error as Error).message).slice(0, 500);
    await become(ctx.last ? 'failed' : 'waiting', { failure, ...(ctx.last ? withoutSecrets(letter) : {}) });
    throw error;
  }
});

const envelope = ({ id, to, subject, text, html, calendar }: Letter, configuration: Configuration) => ({
  to,
  subject,
  text,
  html: `<!doctype html><meta charset="utf-8">${html}`,
  messageId: `<letter-${id}@${hostOf(configuration)}>`,
  ...(calendar && { icalEvent: { content: calendar, method: methodOf(calendar), filename: 'calendar.ics' } }),
});

/** The header of the part says too what the event wants: some programs look nowhere else. */
const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1];

const withoutSecrets = ({ text, html }: Letter) => {
  const withoutTokens = (words: string) => words.replace(/(\btoken=)[\w-]+/g, '$1…');
  return { text: withoutTokens(text), html: withoutTokens(html) };
};

async function sender({ trx, configuration }: JobContext): Promise<string> {
  const { support_email } = requireRow(await trx('settings').first('support_email'));
  return senderOf(configuration, support_email);
}
