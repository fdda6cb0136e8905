import type { Configuration } from '../../configuration.ts';
import { composeLetter } from '../../mail/letter.ts';
import { isLetterDue, type Notice, type ReaderFacts } from '../../mail/notice.ts';
import { originOf, settingsOf } from '../../mail/sender.ts';
import { supportLine } from '../../mail/support.ts';
import { addressOf } from './address.ts';
import type { DueNotice } from './due.ts';

/** A notice that says what was noted with it. */
export type PlainNotice = Notice<ReaderFacts & Record<string, unknown>>;

function letterRow(notice: PlainNotice, due: DueNotice, configuration: Configuration) {
  const page = addressOf(notice as Notice, due);
  const text = notice[due.locale]({
    ...due.params,
    first_name: due.first_name,
    address: page && originOf(configuration) + page,
    settings: settingsOf(due, notice.kind, configuration),
  });
  const help = supportLine({ email: due.support_email, phone: due.support_phone }, due.locale);
  return {
    letter: notice.notice,
    notice_id: due.id,
    user_id: due.user_id,
    to: due.email,
    ...composeLetter(text, help),
  };
}

/** The rows of the letters of notices that are about no meeting. */
export const plainLetterRows = (notices: Map<string, PlainNotice>, due: DueNotice[], configuration: Configuration) =>
  due.flatMap((row) => {
    const notice = notices.get(row.notice);
    return notice && isLetterDue(notice as Notice, row) ? [letterRow(notice, row, configuration)] : [];
  });
