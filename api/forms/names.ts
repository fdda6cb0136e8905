/** What the ids in a question's body stand for: 'k3v9' is "live". */
export function namesIn(value: unknown, found: Map<string, string> = new Map()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id, text, alt, medium } = value as Record<string, unknown>;
  const words = [text, alt, (medium as { alt?: unknown } | undefined)?.alt].map(inWords).find(Boolean);
  if (typeof id === 'string' && words && !found.has(id)) found.set(id, words);
  for (const inner of Object.values(value)) namesIn(inner, found);
  return found;
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  const { en, es } = (value ?? {}) as Record<string, unknown>;
  return [en, es].find((one) => typeof one === 'string' && one !== '') as string;
}
