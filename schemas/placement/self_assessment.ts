/** What students say of themselves before a leveling test, from the easiest to the hardest. */
export const statements = ['introduce', 'everyday', 'past', 'work', 'opinions', 'nuances'] as const;
