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
  /** The page of the meeting; null for who may not open it. */
  address: string | null;
  /** Where letters like this one are switched off. */
  settings: string | null;
}

/** A letter about a seat, which is written for each notice of its name. */
export interface SeatLetter extends Letter<SeatFacts> {
  kind: LetterKind;
  /** What it does in the reader's calendar. */
  event: 'REQUEST' | 'CANCEL' | null;
  /** The states of the seat in which it is still true; absent: in all. */
  holds?: string[];
}

type Said = (facts: SeatFacts) => Pick<LetterText, 'subject' | 'paragraphs' | 'closing'> & { label?: string };

const words = {
  es: {
    greeting: ({ first_name }: SeatFacts) => `Hola, ${first_name}:`,
    facts: ({ title, when, teacher }: SeatFacts) => [title, when, `Con ${teacher}`],
    page: 'Ver los detalles',
    settings: 'No recibir más correos como este',
  },
  en: {
    greeting: ({ first_name }: SeatFacts) => `Hello ${first_name},`,
    facts: ({ title, when, teacher }: SeatFacts) => [title, when, `With ${teacher}`],
    page: 'See the details',
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

/**
 * A letter about a seat: greeting, what it says, the meeting, the way to its page and the way to switch such letters off.
 * The default export of `api/letters/<notice>.ts`.
 */
export const defineSeatLetter = (
  notice: string,
  { es, en, ...about }: Pick<SeatLetter, 'kind' | 'event' | 'holds'> & Record<Locale, Said>,
): SeatLetter => ({ ...defineLetter<SeatFacts>(notice, { es: whole('es', es), en: whole('en', en) }), ...about });
