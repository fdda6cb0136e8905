import type { NoticeKind } from '#schemas/desk/notice_kinds.ts';
import type { Locale } from '#schemas/localize.ts';
import { readDefinitions } from '../engine/folder.ts';
import type { LetterText } from './letter.ts';

/** What every notice may say: of its reader, and where its letter leads. */
export interface ReaderFacts {
  first_name: string;
  /** Of what the notice is about; null for who may not open it, and in the list, which is a link itself. */
  address: string | null;
  /** Where letters like this one are switched off. */
  settings: string | null;
}

/** The text of a notice in one language; the subject of the letter is the line in the list. */
export type NoticeText = Pick<LetterText, 'subject' | 'closing'> & { paragraphs?: string[]; label?: string };

/** What somebody is told: a line in the list of the page, and a letter. */
export interface Notice<Facts = never> extends Record<Locale, (facts: Facts) => LetterText> {
  notice: string;
  /** Absent: nobody switches it off. */
  kind?: NoticeKind;
  /** What its reader did: it is noted as read, stands in no list, and its letter is written all the same. */
  isOwn?: true;
  /** The page that it leads to, filled in with what was noted; absent: that of the record which it is about. */
  page?: string;
}

const words = {
  es: { greeting: 'Hola, ', end: ':', page: 'Ver los detalles', settings: 'No recibir más correos como este' },
  en: { greeting: 'Hello ', end: ',', page: 'See the details', settings: 'Stop e-mails like this one' },
};

/** The whole letter around what a notice says. */
export function wholeText(
  locale: Locale,
  facts: ReaderFacts,
  { subject, paragraphs = [], ...text }: NoticeText,
): LetterText {
  const { greeting, end, page, settings } = words[locale];
  return {
    subject,
    paragraphs: [greeting + facts.first_name + end, ...(paragraphs.length > 0 ? paragraphs : [`${subject}.`])],
    link: facts.address ? { label: text.label ?? page, address: facts.address } : undefined,
    closing: text.closing,
    settings: facts.settings ? { label: settings, address: facts.settings } : undefined,
  };
}

type Texts<Params> = Omit<Notice, 'notice' | Locale> & Record<Locale, (facts: Params & ReaderFacts) => NoticeText>;

/**
 * A notice in both languages: the default export of `api/notices/<subject>/<notice>.ts`. `Params` is what is noted with it
 * (`noteFor`). Without paragraphs its letter says the subject alone.
 */
export const defineNotice = <Params>(
  notice: string,
  { es, en, ...about }: Texts<Params>,
): Notice<Params & ReaderFacts> => ({
  ...about,
  notice,
  es: (facts) => wholeText('es', facts, es(facts)),
  en: (facts) => wholeText('en', facts, en(facts)),
});

let made: Promise<Map<string, Notice>> | undefined;

/** Every kind of notice, by its name: the folder is the list. */
export async function noticeDefinitions<N extends Notice>(): Promise<Map<string, N>> {
  made ??= readDefinitions<'notice', Notice>('notices', 'notice');
  return (await made) as Map<string, N>;
}

/** As much of a stored notice and its reader as decides on its letter. */
export interface LetterConditions {
  too_late: boolean;
  is_read: boolean;
  unwanted_letters: string[];
}

/** Whether a letter is still to be written: its reader wants it, it is not too late, and the page was not quicker. */
export const isLetterDue = (
  { kind, isOwn }: Notice,
  { too_late, is_read, unwanted_letters }: LetterConditions,
): boolean => !too_late && (isOwn === true || !is_read) && !(kind && unwanted_letters.includes(kind));
