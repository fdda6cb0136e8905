/** How often something was chosen: by everybody, and by the strong. */
export interface ChosenOption {
  /** The gap or row that it was chosen for; '' where there is one choice alone. */
  part: string;
  choice: string;
  text: string;
  right: boolean;
  count: number;
  /** Shares of those who answered the part, 0 to 1. */
  share: number;
  strong: number;
}

export interface ItemAnalysis {
  answers: number;
  facility: number | null;
  discrimination: number | null;
  options: ChosenOption[];
}

/** What the item analysis of a question says, as the word `improve.flags.<flag>`. */
export type Flag = 'few' | 'too_easy' | 'too_hard' | 'upside_down' | 'flat' | 'strong_pick_other' | 'fine';

/** Below this the statistics are chance: of 20 answers the 95 % interval of a facility of 0.5 is 0.28 to 0.72. */
export const enough = 20;

/**
 * Reads the statistics: Moodle's table calls a facility of 95 % and more extremely easy and a negative discrimination
 * probably invalid, less than 20 % very weak; a facility under 0.25 is what guessing among four options earns
 * (https://docs.moodle.org/28/en/Development:Quiz_report_statistics).
 */
export function flagsOf({ answers, facility, discrimination, options }: ItemAnalysis): Flag[] {
  if (answers < enough || facility === null) return ['few'];
  const flags: Flag[] = [];
  if (facility >= 0.95) flags.push('too_easy');
  if (facility < 0.25) flags.push('too_hard');
  if (misleads(options)) flags.push('strong_pick_other');
  if (discrimination !== null && discrimination < 0) flags.push('upside_down');
  else if (discrimination !== null && discrimination < 0.2 && facility < 0.95) flags.push('flat');
  return flags.length > 0 ? flags : ['fine'];
}

/** In some part the strong choose a wrong option more often than any right one. */
function misleads(options: ChosenOption[]): boolean {
  return [...Map.groupBy(options, ({ part }) => part).values()].some((choices) => {
    const most = (right: boolean) =>
      Math.max(0, ...choices.filter((one) => one.right === right).map(({ strong }) => strong));
    return most(false) > most(true);
  });
}
