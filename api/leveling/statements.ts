/** What students are asked whether they can do, from the easiest to the hardest. */
export const statements = ['introduce', 'everyday', 'past', 'work', 'opinions', 'nuances'];
