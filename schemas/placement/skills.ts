/** What a leveling test measures by itself, in the order in which it asks for them. */
export const measured = ['grammar', 'vocabulary', 'reading', 'listening'] as const;
export type Skill = (typeof measured)[number];

/** All that a question may train; what is not measured is judged by a person. */
export const skills: string[] = [...measured, 'writing', 'speaking'];

/** Whether a leveling test measures a skill by itself. */
export const isMeasured = (skill: unknown): skill is Skill => measured.some((one) => one === skill);
