import type { Locale } from '#schemas/localize.ts';
import type { LetterText } from './letter.ts';
import { type Notice, type NoticeText, type ReaderFacts, wholeText } from './notice.ts';

/** What a letter about a seat may say, in the reader's language and time zone already. */
export interface SeatFacts extends ReaderFacts {
  /** What is held: «Clase: …». */
  title: string;
  teacher: string;
  /** Day and hour with the zone's name, and the day alone. */
  when: string;
  day: string;
  /** When it was to be before. */
  former_when: string | null;
  /** Until when a seat may be given back, and an offer accepted. */
  cancel_until: string;
  until: string | null;
  /** Whether the reader keeps a seat, an offer of one or a place on the list, in a sentence. */
  keeps: string;
  /** Who taught it before, or teaches it now, where that is another. */
  other: string | null;
}

/** What a letter about several meetings may say: what each of them is, in one line, and what they share. */
export interface SeveralFacts extends Pick<SeatFacts, 'first_name' | 'teacher' | 'other' | 'address' | 'settings'> {
  lines: string[];
}

/** A notice about a seat, or to a teacher about a meeting. */
export interface SeatNotice extends Notice<SeatFacts> {
  /** Notices of one change are told in one letter. */
  several?: Record<Locale, (facts: SeveralFacts) => LetterText>;
  /** What its letter does in the reader's calendar. */
  event: 'REQUEST' | 'CANCEL' | null;
  /** The states of the seat in which it is still true; absent: in all. */
  holds?: string[];
  /** Whether its reader is to teach the meeting; absent: that is not what it is about. */
  teaches?: boolean;
}

/** What a reader keeps where a meeting changes, by the state of the seat. */
export const keeps: Record<Locale, Record<string, string>> = {
  es: {
    registered: 'Conservas tu lugar.',
    offered: 'El lugar que te ofrecimos sigue apartado para ti.',
    waiting: 'Conservas tu turno en la lista de espera.',
  },
  en: {
    registered: 'You keep your place.',
    offered: 'The seat that you were offered is still held for you.',
    waiting: 'You keep your place on the waiting list.',
  },
};

const words = {
  es: { with: 'Con ', list: 'Ver todas' },
  en: { with: 'With ', list: 'See all of them' },
};

type Say = (facts: SeatFacts) => NoticeText;
type SayOfSeveral = (facts: SeveralFacts) => NoticeText;

const whole =
  (locale: Locale, say: Say) =>
  (facts: SeatFacts): LetterText => {
    const { title, when, teacher } = facts;
    const { paragraphs = [], ...text } = say(facts);
    return wholeText(locale, facts, {
      ...text,
      paragraphs: [...paragraphs, title, when, words[locale].with + teacher],
    });
  };

const wholeOfSeveral =
  (locale: Locale, say: SayOfSeveral) =>
  (facts: SeveralFacts): LetterText => {
    const { subject, paragraphs = [] } = say(facts);
    const label = words[locale].list;
    return wholeText(locale, facts, { subject, paragraphs: [...paragraphs, ...facts.lines], label });
  };

interface Texts extends Omit<SeatNotice, 'notice' | 'several' | Locale>, Record<Locale, Say> {
  several?: Record<Locale, SayOfSeveral>;
}

/**
 * A notice about a seat. Its letter: greeting, what it says, the meeting, the way to its page and the way to switch such
 * letters off. The default export of `api/notices/<subject>/<notice>.ts`.
 */
export const defineSeatNotice = (notice: string, { es, en, several, ...about }: Texts): SeatNotice => ({
  ...about,
  notice,
  es: whole('es', es),
  en: whole('en', en),
  ...(several && {
    several: { es: wholeOfSeveral('es', several.es), en: wholeOfSeveral('en', several.en) },
  }),
});
