import type { Estimate } from '#schemas/types/fragments/estimate.ts';
import { estimateOf, nearOf } from './estimate.ts';
import type { Response } from './item.ts';
import { fitOf, isOdd } from './odd.ts';
import { posteriorOf } from './posterior.ts';
import { profileOf, type SkillProfile } from './profile.ts';
import type { Distribution } from './scale.ts';

/** What somebody should look at before the level is believed. */
export type Flag = 'unsure' | 'skills_differ' | 'odd_pattern';

/** What is proposed to the coordinator; nothing applies it by itself. */
export interface Proposal extends Estimate {
  belief: Distribution;
  /** What `near` would be if levels were closer to each other than the test assumes: it does not know how far they are. */
  cautious: number;
  skills: SkillProfile[];
  fit: number | null;
  flags: Flag[];
}

/** In logits: as close as levels of a course with 14 of them may be. */
const closer = 0.5;

/** The level that the answers speak for, how surely, and why one should talk with the student. */
export function proposalOf(prior: Distribution, responses: Response[]): Proposal {
  const belief = posteriorOf(prior, responses);
  const estimate = estimateOf(belief);
  const cautious = nearOf(posteriorOf(prior, responses, closer), estimate.level);
  const skills = profileOf(prior, responses);
  const fit = fitOf(responses, estimate.level);
  const found: [Flag, boolean][] = [
    ['unsure', isUnsure(estimate)],
    ['skills_differ', skillsDiffer(skills)],
    ['odd_pattern', isOdd(fit)],
  ];
  return { ...estimate, belief, cautious, skills, fit, flags: found.flatMap(([flag, holds]) => (holds ? [flag] : [])) };
}

/** A test that ended because it was sure of a level and its neighbours may still not tell them apart. */
const isUnsure = ({ near, probability }: Estimate): boolean => near < 0.9 || probability < 0.5;

/** Of four skills two lie so many standard errors apart by chance in one test of twenty. */
const byChance = 2.6;

/** By three levels, and by more than few answers let appear by chance. */
const skillsDiffer = (skills: SkillProfile[]): boolean =>
  skills.some((one) =>
    skills.some((other) => {
      const apart = one.mean - other.mean;
      return apart >= 3 && apart >= byChance * Math.hypot(one.standard_error, other.standard_error);
    }),
  );
