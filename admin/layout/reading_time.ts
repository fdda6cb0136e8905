/** How long a notice is shown: a slow reader reads 15 letters a second. */
export const readingTime = (words: string): number => Math.max(8000, 2000 + (words.length / 15) * 1000);
