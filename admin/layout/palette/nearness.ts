/** A text as it is compared when somebody searches: without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * How near a text is to what somebody wrote: 0 where it begins with it, 1 where each word begins one of its words, 2 where
 * it contains them all; null where it does not.
 */
export function nearness(text: string, query: string): number | null {
  const [words, whole] = [plain(text), plain(query.trim())];
  if (words.startsWith(whole)) return 0;
  const parts = whole.split(/\s+/);
  if (parts.every((part) => ` ${words}`.includes(` ${part}`))) return 1;
  return parts.every((part) => words.includes(part)) ? 2 : null;
}
