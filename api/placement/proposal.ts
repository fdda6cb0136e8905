import { type Estimate, estimateOf } from './estimate.ts';
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
  skills: SkillProfile[];
  fit: number | null;
  flags: Flag[];
}

/** The level that the answers speak for, how surely, and why one should talk with the student. */
export function proposalOf(prior: Distribution, responses: Response[]): Proposal {
  const belief = posteriorOf(prior, responses);
  const estimate = estimateOf(belief);
  const skills = profileOf(prior, responses);
  const fit = fitOf(responses, estimate.level);
  const found: [Flag, boolean][] = [
    ['unsure', estimate.near < 0.9],
    ['skills_differ', skillsDiffer(skills)],
    ['odd_pattern', isOdd(fit)],
  ];
  return { ...estimate, belief, skills, fit, flags: found.flatMap(([flag, holds]) => (holds ? [flag] : [])) };
}

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
