import type { Comparison } from '#schemas/types/fragments/comparison.ts';
import type { Text } from '#schemas/types/fragments/text.ts';
import { writtenAs } from '../assessment/check.ts';
import type { StoredQuestion } from '../assessment/compile.ts';
import { questionTypes } from '../assessment/registry.ts';
import { inWords } from '../assessment/rich.ts';
import { namesIn } from './names.ts';

type FieldChange = Comparison['rules'][number];
type PlacedQuestion = Comparison['added'][number];

interface ComparableVersion {
  key: StoredQuestion[];
  rules: object;
}

/** What changed from one version of a form to another: its questions, whole or field by field, and its rules. */
export function compare(one: ComparableVersion, other: ComparableVersion): Comparison {
  const [before, after] = [byId(one.key), byId(other.key)];
  const placeOf = ({ question, number }: At): PlacedQuestion => {
    const { id, type } = question;
    return { id, number, type, prompt: withoutTexts(question).body.prompt as Text };
  };
  const common = [...after.values()].filter(({ question }) => before.has(question.id));
  const stay = placesToLeave(common.map(({ question }) => before.get(question.id)?.number ?? 0));
  const was = ({ question }: At) => before.get(question.id) as At;
  return {
    added: [...after.values()].filter(({ question }) => !before.has(question.id)).map(placeOf),
    removed: [...before.values()].filter(({ question }) => !after.has(question.id)).map(placeOf),
    moved: common.filter((_, at) => !stay.has(at)).map((now) => ({ ...placeOf(now), from: was(now).number })),
    changed: common.flatMap((now) => {
      const fields = changesOf(was(now).question, now.question);
      return fields.length > 0 ? [{ ...placeOf(now), fields }] : [];
    }),
    rules: differences(leaves(one.rules), leaves(other.rules)),
  };
}

interface At {
  question: StoredQuestion;
  number: number;
}

const byId = (key: StoredQuestion[]) =>
  new Map(key.map((question, at) => [question.id, { question, number: at + 1 }] as [number, At]));

/** Which of the places can be left standing when the others are moved: a longest row of them that ascends. */
function placesToLeave(places: number[]): Set<number> {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [at, place] of places.entries()) {
    const found = ends.findIndex((end) => (places[end] as number) >= place);
    const row = found < 0 ? ends.length : found;
    previous[at] = row > 0 ? (ends[row - 1] as number) : -1;
    ends[row] = at;
  }
  const stay = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] as number) stay.add(at);
  return stay;
}

/** Columns that are bookkeeping, or reported as a move. */
const unreportedColumns = ['id', 'order'];

/** A question in words, without the markup of its texts. */
const withoutTexts = (question: StoredQuestion): StoredQuestion =>
  inWords(writtenAs(questionTypes, question.type)?.author ?? {}, question);

/** Options are named by their words, not by their ids. A difference in markup alone is shown with the markup. */
function changesOf(before: StoredQuestion, after: StoredQuestion): FieldChange[] {
  const [was, is] = [withoutTexts(before), withoutTexts(after)];
  const [named, names] = [namesIn(was.body), namesIn(is.body)];
  const say = (value: unknown, words: Map<string, string>) =>
    typeof value === 'string' ? (words.get(value) ?? value) : value;
  const words = differences(leaves(was), leaves(is));
  const textPaths = new Set(words.map(({ path }) => path.join('/')));
  const inMarkup = differences(leaves(before), leaves(after)).filter(({ path }) => !textPaths.has(path.join('/')));
  return [...words, ...inMarkup]
    .filter(({ path }) => !unreportedColumns.includes(path[0] ?? ''))
    .map(({ path, before, after }) => ({ path, before: say(before, named), after: say(after, names) }));
}

type Leaves = Map<string, { path: string[]; value: unknown }>;

function differences(before: Leaves, after: Leaves): FieldChange[] {
  const places = new Map([...before, ...after].map(([place, { path }]) => [place, after.get(place)?.path ?? path]));
  return [...places].flatMap(([place, path]) => {
    const [was, is] = [before.get(place)?.value ?? null, after.get(place)?.value ?? null];
    return was === is || (isOff(was) && isOff(is)) ? [] : [{ path, before: was, after: is }];
  });
}

/** A switch that was never touched is off: an editor that writes it down as such changes nothing. */
const isOff = (value: unknown) => value === null || value === false;

/** What a value says, each thing at its place. Members of lists that have an id are known by it, wherever they stand. */
function leaves(value: unknown, place = '', path: string[] = [], found: Leaves = new Map()): Leaves {
  if (typeof value !== 'object' || value === null) return value === '' ? found : found.set(place, { path, value });
  const members = Array.isArray(value)
    ? value.map((one, at) => [idOf(one) ?? `${at}`, `${at + 1}`, one] as const)
    : Object.entries(value)
        .filter(([member]) => member !== 'id' || path.length === 0)
        .map(([member, one]) => [member, member, one] as const);
  for (const [known, shown, one] of members) leaves(one, `${place}/${known}`, [...path, shown], found);
  return found;
}

const idOf = (one: unknown): string | null =>
  typeof one === 'object' && one !== null && 'id' in one ? `#${one.id}` : null;
