import { answerApart } from '#api/answerers.ts';

/** Takes memory until there is none, or time without end; anything else it answers. */
answerApart(async (wanted: unknown) => {
  const taken: unknown[] = [];
  while (wanted === 'memory') taken.push({ one: taken.length });
  if (wanted === 'time') await new Promise((resolve) => setTimeout(resolve, 3_600_000));
  return wanted;
});
