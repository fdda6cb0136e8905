import type { Knex } from 'knex';
import type { Support } from '#schemas/accounts/user.ts';
import type { Locale } from '#schemas/localize.ts';
import { requireRow } from '../engine/require_row.ts';
import { say } from '../engine/words/words.ts';

/** The sentence of a letter that says where help is to be had; null where the school has not said. */
export function supportLine({ email, phone }: Support, locale: Locale): string | null {
  const ways = [email, phone].filter((way) => way !== null);
  return ways.length > 0 ? `${say(locale, 'support.title')} ${ways.join(' · ')}` : null;
}

/** Where the school is asked for help, for pages and letters to who is not signed in. */
export async function readSupport(knex: Knex): Promise<Support> {
  const { email, phone } = requireRow(await knex('settings').first({ email: 'support_email', phone: 'support_phone' }));
  return { email, phone };
}
