/** The element of a question in the list. */
export const cardOf = (question: number | string) => `question-${question}`;

/** The question of a card or of an address (`#question-17`); none for what is new. */
export const questionIn = (card: string): number | null => Number(/^#?question-(\d+)$/.exec(card)?.[1]) || null;

/** The question in whose form an element stands. */
export const cardIn = (element: Element): string | null => element.closest('li[id^="question-"]')?.id ?? null;
