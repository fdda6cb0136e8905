import type { Plant } from './plants.ts';

/** Faults in the placement bank's part of level 6, by the rules that read it. */
export const bankPlants: Record<string, Omit<Plant, 'in'>> = {
  both_languages: { from: 'en: "What does Rob suggest?"', to: 'en: "What does Rob suggest at 9:30?"' },
  dialect: { from: "I'm really looking", to: "On holiday I'm really looking" },
  levels_are_whole: { from: 'skill: vocabulary', to: 'skill: grammar' },
  listening: {
    from: 'said: ["Welcome to the City Museum.',
    to: `said: ["${'Welcome to the City Museum. '.repeat(20)}`,
  },
  option_ids: { from: 'wrong: [Refuse the job,', to: 'wrong: [Move to Canada soon,' },
  options_differ: { from: 'wrong: [order,', to: 'wrong: [" book",' },
  // The same question has its right option at the same place.
  place_of_key: {
    from: /^[\s\S]*$/,
    to: '- { skill: grammar, text: He ___ late., right: is, wrong: [am, are, be] }\n'.repeat(12),
  },
  repeated_questions: {
    from: 'This is the {{1}} hotel in town.',
    to: "We'd like to {{1}} a room for two nights, please.",
  },
  right_option_length: { from: /right: ([A-Z].*)/g, to: 'right: $1 and more than all of that' },
  spelling: { from: 'What does Rob suggest', to: 'What does Rob sugest' },
  typed_keys: { from: 'typed: [worst]', to: 'typed: []' },
  words_of_level: { from: 'SLEEP BETTER', to: `Notwithstanding ${'vicissitudes '.repeat(99)}` },
};
