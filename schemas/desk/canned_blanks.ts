/** What a canned reply may leave open: it is filled in for the ticket that it answers. */
export const cannedBlanks = [
  'first_name',
  'name',
  'agent',
  'ticket',
  'subject',
  'support_email',
  'support_phone',
] as const;

export type CannedBlank = (typeof cannedBlanks)[number];

/** As it is written in a text. */
export const writtenBlank = (name: CannedBlank): string => `{${name}}`;
