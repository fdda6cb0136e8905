import type { Locale } from '#schemas/localize.ts';
import type { Preferences } from '#schemas/types/forms/preferences.ts';
import { defineLetter, type Letter, type LetterText } from './letter.ts';

/** What a reader switches on and off together. */
export type LetterKind = NonNullable<Preferences['unwanted_letters']>[number];

/** What a letter about a seat may say, in the reader's language and time zone already. */
export interface SeatFacts {
  first_name: string;
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
  /** The page of the meeting; null for who may not open it. */
  address: string | null;
  /** Where letters like this one are switched off. */
  settings: string | null;
}

/** What a letter about several meetings may say: what each of them is, in one line, and what they share. */
export interface SeveralFacts extends Pick<SeatFacts, 'first_name' | 'teacher' | 'other' | 'address' | 'settings'> {
  lines: string[];
}

/** A letter about a seat, or to a teacher, which is written for each notice of its name. */
export interface SeatLetter extends Letter<SeatFacts> {
  /** Absent: nobody switches it off. */
  kind?: LetterKind;
  /** Notices of one change are told in one letter. */
  several?: Record<Locale, (facts: SeveralFacts) => LetterText>;
  /** What it does in the reader's calendar. */
  event: 'REQUEST' | 'CANCEL' | null;
  /** The states of the seat in which it is still true; absent: in all. */
  holds?: string[];
  /** Whether its reader is to teach the meeting; absent: that is not what it is about. */
  teaches?: boolean;
}

type Said = (facts: SeatFacts) => Pick<LetterText, 'subject' | 'paragraphs' | 'closing'> & { label?: string };
type SaidOfSeveral = (facts: SeveralFacts) => Pick<LetterText, 'subject' | 'paragraphs'>;

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
  es: {
    greeting: ({ first_name }: { first_name: string }) => `Hola, ${first_name}:`,
    facts: ({ title, when, teacher }: SeatFacts) => [title, when, `Con ${teacher}`],
    page: 'Ver los detalles',
    list: 'Ver todas',
    settings: 'No recibir más correos como este',
  },
  en: {
    greeting: ({ first_name }: { first_name: string }) => `Hello ${first_name},`,
    facts: ({ title, when, teacher }: SeatFacts) => [title, when, `With ${teacher}`],
    page: 'See the details',
    list: 'See all of them',
    settings: 'Stop e-mails like this one',
  },
};

const whole =
  (locale: Locale, say: Said) =>
  (facts: SeatFacts): LetterText => {
    const { greeting, facts: lines, page, settings } = words[locale];
    const { subject, paragraphs, closing, label = page } = say(facts);
    return {
      subject,
      paragraphs: [greeting(facts), ...paragraphs, ...lines(facts)],
      link: facts.address ? { label, address: facts.address } : undefined,
      closing,
      settings: facts.settings ? { label: settings, address: facts.settings } : undefined,
    };
  };

const wholeOfSeveral =
  (locale: Locale, say: SaidOfSeveral) =>
  (facts: SeveralFacts): LetterText => {
    const { greeting, list, settings } = words[locale];
    const { subject, paragraphs } = say(facts);
    return {
      subject,
      paragraphs: [greeting(facts), ...paragraphs, ...facts.lines],
      link: facts.address ? { label: list, address: facts.address } : undefined,
      settings: facts.settings ? { label: settings, address: facts.settings } : undefined,
    };
  };

interface Texts extends Pick<SeatLetter, 'kind' | 'event' | 'holds' | 'teaches'>, Record<Locale, Said> {
  several?: Record<Locale, SaidOfSeveral>;
}

/**
 * A letter about a seat: greeting, what it says, the meeting, the way to its page and the way to switch such letters off.
 * The default export of `api/letters/<notice>.ts`.
 */
export const defineSeatLetter = (notice: string, { es, en, several, ...about }: Texts): SeatLetter => ({
  ...defineLetter<SeatFacts>(notice, { es: whole('es', es), en: whole('en', en) }),
  ...(several && {
    several: { es: wholeOfSeveral('es', several.es), en: wholeOfSeveral('en', several.en) },
  }),
  ...about,
});
