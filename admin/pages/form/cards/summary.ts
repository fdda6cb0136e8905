import { type Locale, type Text, text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import type { Draft } from '../types.ts';

interface Member {
  text?: unknown;
  alt?: Text;
  medium?: { alt?: Text };
}

/**
 * What distinguishes a question from others with the same prompt: the English that it is about, else the words of its
 * options or lines, else what is right.
 */
export function summaryOf({ body, key }: Pick<Draft, 'body' | 'key'>, locale: Locale): string {
  const plainText = (value: unknown) => (typeof value === 'string' ? wordsOf(value).trim() : '');
  const textsOf = (value: unknown): string[] =>
    (Array.isArray(value) ? (value as Member[]) : [])
      .map((member) => plainText(member?.text) || text(member?.medium?.alt ?? member?.alt, locale))
      .filter(Boolean);
  const lists = (part: Record<string, unknown>) => Object.values(part).flatMap(textsOf).join(' · ');
  const plain = typeof body.text === 'string' ? body.text.trim() : '';
  return withGaps(plain) || lists(body) || plainText(key.text) || lists(key);
}

/** A text as it is read: its gaps are lines. */
const withGaps = (material: string) => material.replace(/\{\{[a-z0-9]{1,12}\}\}/g, '____');
