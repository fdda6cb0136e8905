import { readFileSync } from 'node:fs';
import lemmatizer from 'wink-lemmatizer';

export const bands = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

/** The band up to which a level of the course may use words freely, by its order. */
const bandOfLevel = ['A1', 'A1', 'A1', 'A2', 'A2', 'A2', 'B1', 'B1', 'B1', 'B2', 'B2', 'B2', 'C1', 'C1'];

/** Headwords with the band at which they are first met. */
const profile = new Map<string, number>();
for (const file of ['cefrj.txt', 'octanove.txt']) {
  let band = 0;
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('#')) continue;
    if (bands.includes(line)) band = bands.indexOf(line);
    else
      for (const written of line.split(' ').filter(Boolean)) {
        // 'March' is an easier word than 'march'.
        const word = written.replaceAll('_', ' ').toLowerCase();
        profile.set(word, Math.min(band, profile.get(word) ?? band));
      }
  }
}

const lemmas = new Map<string, string[]>();

/** What a form may be a form of. */
export function lemmasOf(form: string): string[] {
  const known = lemmas.get(form) ?? findLemmas(form);
  lemmas.set(form, known);
  return known;
}

function findLemmas(form: string): string[] {
  const word = form
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/n't$|'\w{0,2}$/, '');
  const irregular: Record<string, string> = {
    ca: 'can',
    wo: 'will',
    men: 'man',
    women: 'woman',
    better: 'good',
    best: 'good',
    worse: 'bad',
    worst: 'bad',
  };
  const known = irregular[word] ? [irregular[word]] : [];
  const adverb = word.endsWith('ily') ? `${word.slice(0, -3)}y` : word.endsWith('ly') ? word.slice(0, -2) : word;
  return [
    ...new Set([word, ...known, lemmatizer.verb(word), lemmatizer.noun(word), lemmatizer.adjective(word), adverb]),
  ] as string[];
}

/** Figures in words belong to the first lessons, in whichever list they stand. */
const figure =
  /^(zero|oh|hundred|thousand|.*(teen|ty|first|second|third)|(four|fif|six|seven|eigh|nin|ten|eleven|twelf|.*teen|.*tie)th)s?$/;

const memory = new Map<string, number | undefined>();

/** The lowest band of what a form may be a form of; nothing for words that no profile has. */
export function bandOf(form: string): number | undefined {
  if (!memory.has(form)) {
    if (
      form.length === 1 ||
      (form.toLowerCase().startsWith('it') && form.length < 5) ||
      figure.test(form.toLowerCase())
    )
      return 0;
    const found = lemmasOf(form).flatMap((lemma) => profile.get(lemma) ?? []);
    memory.set(form, found.length > 0 ? Math.min(...found) : undefined);
  }
  return memory.get(form);
}

export const allowedAt = (level: number): number => bands.indexOf(bandOfLevel[level] ?? 'C2');
