import { byLot, type CompiledForm, nameOf, type StoredQuestion } from './compile.ts';
import { isGroup, withoutGroups } from './group.ts';

const counts = ({ points, pilot }: StoredQuestion): boolean => points > 0 && !pilot;

/** A unit of drawing: a single question, or all questions of a group. */
const unitsOf = (key: StoredQuestion[]): StoredQuestion[][] => [
  ...Map.groupBy(withoutGroups(key), ({ id, parent_id }) => parent_id ?? id).values(),
];

/**
 * The questions of one attempt at a form that holds more than it asks, in the order of their author; the same for the
 * same seed. Of those that count there are as many as are asked for: fewer where the groups that are left would be too
 * many, more where the first that is drawn is a larger group. Questions without points are always asked.
 */
export function drawFrom(key: StoredQuestion[], seed: number, most: number): StoredQuestion[] {
  const units = unitsOf(key);
  const chosenQuestions = new Set(units.filter((unit) => !unit.some(counts)).flat());
  let left = most;
  const pool = units.filter((unit) => unit.some(counts));
  for (const unit of byLot(pool, `${seed}:drawn`, (questions) => questions.map(nameOf).join())) {
    const size = unit.filter(counts).length;
    if (size > left && left < most) continue;
    left -= size;
    for (const question of unit) chosenQuestions.add(question);
  }
  const groups = new Set([...chosenQuestions].map(({ parent_id }) => parent_id));
  return key.filter((question) => (isGroup(question) ? groups.has(question.id) : chosenQuestions.has(question)));
}

/** Of a form the questions of these names, and the groups that they belong to. */
export function partOf({ schema, uiSchema }: CompiledForm, names: string[]): CompiledForm {
  const groups = (uiSchema['ui:groups'] ?? []).flatMap((group) => {
    const questions = group.questions.filter((name) => names.includes(name));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
  return {
    schema: { ...schema, properties: Object.fromEntries(names.map((name) => [name, schema.properties[name] ?? {}])) },
    uiSchema: {
      ...Object.fromEntries(names.map((name) => [name, uiSchema[name]])),
      'ui:order': uiSchema['ui:order'].filter((name) => names.includes(name)),
      ...(groups.length > 0 ? { 'ui:groups': groups } : {}),
    },
  };
}
