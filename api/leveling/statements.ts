/** What students are asked whether they can do, from the easiest to the hardest. */
const statements = ['introduce', 'everyday', 'past', 'work', 'opinions', 'nuances'];

/** What a student said to each statement; null where the self-assessment was left out. */
export const saidOf = (can: string[] | null): boolean[] | null =>
  can && statements.map((statement) => can.includes(statement));
