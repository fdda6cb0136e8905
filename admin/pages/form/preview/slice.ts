import type { CompiledForm } from '#schemas/questions/controls.ts';

/** How many questions of a long form render at a time. */
export const atOnce = 20;

/** Some questions of a compiled form by themselves, from a place on; a passage is there with those of its questions that are. */
export function sliceFrom({ schema, uiSchema }: CompiledForm, from: number): CompiledForm {
  const { 'ui:order': order = [], 'ui:groups': groups = [], ...controls } = uiSchema;
  const names = order.slice(from, from + atOnce);
  const only = <T>(members: Record<string, T>) =>
    Object.fromEntries(names.flatMap((name) => (name in members ? [[name, members[name] as T]] : [])));
  const left = groups
    .map((group) => ({ ...group, questions: group.questions.filter((name) => names.includes(name)) }))
    .filter(({ questions }) => questions.length > 0);
  return {
    schema: { ...schema, properties: only(schema.properties ?? {}) },
    uiSchema: { ...only(controls), 'ui:order': names, ...(left.length > 0 ? { 'ui:groups': left } : {}) },
  };
}

/** Where the part begins in which a place stands. */
export const partOf = (place: number) => Math.floor(Math.max(0, place) / atOnce) * atOnce;
