import type { MessageCards } from '#schemas/types/fragments/message_cards.ts';

/** What the school says to a student. */
export type Message = MessageCards['messages'][number];
