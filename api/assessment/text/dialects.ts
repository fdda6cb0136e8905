import american from 'american-english';

/** What the list has not, or takes for a difference that it is not in what students write. */
const also: Record<string, string> = {
  learnt: 'learned',
  burnt: 'burned',
  dreamt: 'dreamed',
  leant: 'leaned',
  leapt: 'leaped',
  spelt: 'spelled',
  spilt: 'spilled',
  spoilt: 'spoiled',
  towards: 'toward',
  whilst: 'while',
  mum: 'mom',
};

/** A British spelling as an American writes it; any other word as it is. */
export function inAmerican(word: string): string {
  const low = word.toLowerCase();
  const found = Object.hasOwn(also, low) ? also[low] : ofList(low);
  if (!found) return word;
  return low === word ? found : `${found[0]?.toUpperCase()}${found.slice(1)}`;
}

const ofList = (word: string) =>
  Object.hasOwn(american.us_spelling, word) ? american.us_spelling[word]?.trim() : undefined;
