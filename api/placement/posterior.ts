import { chance } from './chance.ts';
import type { Response } from './item.ts';
import { type Distribution, normalised } from './scale.ts';

/** What is believed after one more answer; one that is partly right speaks for both, by its share. Pilots say nothing. */
function updated(belief: Distribution, { item, score }: Response): Distribution {
  if (item.pilot) return belief;
  return normalised(
    belief.map((probability, level) => {
      const right = chance(item, level);
      return probability * right ** score * (1 - right) ** (1 - score);
    }),
  );
}

/** What is believed after each answer, in their order. */
export function courseOf(prior: Distribution, responses: Response[]): Distribution[] {
  let belief = prior;
  return responses.map((response) => {
    belief = updated(belief, response);
    return belief;
  });
}

/** What is believed after all answers. */
export const posteriorOf = (prior: Distribution, responses: Response[]): Distribution =>
  courseOf(prior, responses).at(-1) ?? prior;
