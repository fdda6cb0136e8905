/** What a student does to a seat, as the forms of the site name it. */
export const intents = ['register', 'wait', 'accept', 'cancel'] as const;
export type Intent = (typeof intents)[number];

/** What the action of a page answers to the script. */
export interface SeatAnswer {
  /** Without a message the request never arrived. */
  refusal: { meeting: number; message: string | null } | null;
}

/** The seat as it will be, shown until the server has answered. */
export const wishedStatus = { register: 'registered', wait: 'waiting', accept: 'registered', cancel: null } as const;
