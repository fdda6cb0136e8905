// Packages that bring no types of their own: what is used of them.
declare module 'nspell' {
  export default function nspell(dictionary: { aff: Buffer; dic: Buffer }): { correct(word: string): boolean };
}
declare module 'wink-lemmatizer' {
  const lemmatizer: Record<'verb' | 'noun' | 'adjective', (word: string) => string>;
  export default lemmatizer;
}
