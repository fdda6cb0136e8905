import { chance } from './chance.ts';
import type { Response } from './item.ts';
import { type Distribution, normalise, width } from './scale.ts';

/** What is believed after one more answer; one that is partly right speaks for both, by its share. Pilots say nothing. */
function updateBelief(belief: Distribution, { item, score }: Response, apart: number): Distribution {
  if (item.pilot) return belief;
  return normalise(
    belief.map((probability, level) => {
      const right = chance(item, level, apart);
      return probability * right ** score * (1 - right) ** (1 - score);
    }),
  );
}

/**
 * What is believed after each answer, in their order.
 * @param apart how far levels are from each other, in logits
 */
export function courseOf(prior: Distribution, responses: Response[], apart = width): Distribution[] {
  let belief = prior;
  return responses.map((response) => {
    belief = updateBelief(belief, response, apart);
    return belief;
  });
}

/** What is believed after all answers. */
export const posteriorOf = (prior: Distribution, responses: Response[], apart = width): Distribution =>
  courseOf(prior, responses, apart).at(-1) ?? prior;
