import { measured, type Skill } from '#schemas/placement/skills.ts';
import type { Estimate } from '#schemas/types/fragments/estimate.ts';
import { estimateOf } from './estimate.ts';
import type { Response } from './item.ts';
import { posteriorOf } from './posterior.ts';
import type { Distribution } from './scale.ts';

/** What the answers to one skill's questions say by themselves. */
export interface SkillProfile extends Estimate {
  skill: Skill;
  asked: number;
  /** Questions' worth of right answers. */
  right: number;
}

/** A student's skills beside each other, of those that were asked. */
export const profileOf = (prior: Distribution, responses: Response[]): SkillProfile[] =>
  measured.flatMap((skill) => {
    const own = responses.filter(({ item }) => item.skill === skill && !item.pilot);
    if (own.length === 0) return [];
    const right = own.reduce((sum, { score }) => sum + score, 0);
    return [{ skill, asked: own.length, right, ...estimateOf(posteriorOf(prior, own)) }];
  });
